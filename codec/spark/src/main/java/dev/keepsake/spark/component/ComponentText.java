package dev.keepsake.spark.component;

/// The components that the engine saves, as text: `Component: key,key form standard; …`.
///
/// A form is one of [PropertyForm] in lower case, or the name of an enumeration. A standard of `?`
/// is not known; `optional` marks what the strict reader does without.
final class ComponentText {
    /// One component a line; lines that begin with blanks go on with it.
    static final String COMPONENTS =
            """
            Transform: px,py,pz,rx,ry,rz float 0; sx,sy,sz float 1; parent parent -1 optional
            HealthComponent: health,maxHealth float 100; isDead flag false
            Script: scriptPath,className,moduleName text; enabled flag true; started flag false
            TagComponent: tags list
            RigidBodyComponent: type RigidBodyType Dynamic; mass float 1; friction float 0.5;
                restitution,linearDamping,angularDamping float 0.1; isTrigger flag false;
                lvx,lvy,lvz,avx,avy,avz float 0; gravityFactor float 1 optional;
                motionQuality int 0 optional
            ColliderComponent: shape ColliderShape Box; hex,hey,hez,radius float 0.5;
                height float 1; ox,oy,oz float 0
            LightComponent: type LightType Point; cr,cg,cb,intensity float 1; range float 10;
                castShadows flag false; spotAngle float 45 optional;
                spotInnerAngle float 30 optional; shadowMapResolution int 1024 optional
            ParticleEmitterComponent: effectName text; autoPlay flag true; isPlaying flag false;
                emissionRate float 10; lifetime,scr,scg,scb,sca float 1; startSize float 0.1;
                startSpeed float 1
            AnimationController: currentAnimation,defaultAnimation text; playbackSpeed float 1;
                currentTime float 0; playing,loop flag true; availableAnimations list
            NetworkIdentity: networkID,ownerClientID uint 0; isLocalAuthority flag false;
                replicateTransform,replicateHealth flag true
            MeshRenderer: meshPath,materialPath text;
                castShadows,receiveShadows,visible bool true; emissive float 0
            Camera: fov float 60; nearPlane float 0.1; farPlane float 1000;
                isMainCamera bool false
            AudioSourceComponent: soundName text; volume,pitch,minDistance float 1;
                maxDistance float 50; is3D bool true; loop,playOnAwake bool false
            ActiveComponent: active bool true
            AIComponent: behaviorTreeName text
            WeatherComponent: weatherType int 0; intensity float 0; windSpeed float 0;
                transitionTime float 3; enabled bool true
            InventoryTag: maxSlots int 20; maxWeight float 100; currency int 0
            QuestTrackerTag: activeQuestCount int 0; completedQuestCount int 0
            InteractionComponent: displayName text; actionVerb text Use;
                interactionRadius float 2.5; holdDuration float 0; cooldownDuration float 0;
                usesRemaining int -1; showHighlight bool true; requiredItemId text;
                onInteractEvent text; interactSoundName text
            SplineComponent: debugVisible bool false
            SplineFollowerComponent: speed float 1; playing bool true; orientToPath bool true
            TriggerVolumeComponent: radius float 5; halfExtents vector3 5,5,5; onEnterEvent text;
                onExitEvent text; enabled bool true; oneShot bool false
            PostProcessVolumeComponent: isGlobal bool false; priority int 0; weight float 1;
                blendDistance float 2; bloomIntensity float 1; bloomThreshold float 0.9;
                saturation float 1; contrast float 1; temperature float 0; fogDensity float 0.01
            ReflectionProbeComponent: resolution int 256; influenceRadius float 10;
                boxExtents vector3 5,5,5; useBoxProjection bool false; isDynamic bool false;
                importance int 1
            LightProbeComponent: influenceRadius float 10; baked bool false; shOrder int 2
            NavObstacleComponent: halfExtents vector3 1,1,1; radius float 1; height float 2;
                carveOnMove bool true
            WaterPlaneComponent: waveHeight float 0.3; waveSpeed float 1;
                waveFrequency float 0.5; reflectionStrength float 0.5;
                refractionStrength float 0.3; receiveShadows bool true
            FogVolumeComponent: halfExtents vector3 10,5,10; density float 0.05;
                color vector4 0.7,0.7,0.7,1; falloff float 1; heightFalloff float 0
            LODGroupComponent: lodCount int 3; crossFadeDuration float 0.5;
                autoGenerate bool true; currentLOD int 0
            SpawnPointComponent: spawnTag text default; teamID int 0; spawnRadius float 1;
                respawnDelay float 5; maxConcurrent int -1; enabled bool true; priority int 0
            AudioReverbZoneComponent: innerRadius float 5; outerRadius float 15;
                decayTime float 1.5; earlyReflections float 0.5; lateReverbLevel float 0.5;
                diffusion float 1; roomSize float 0.5; enabled bool true
            TerrainComponent: terrainAssetPath text; heightmapResolution int 513;
                terrainSize float 1000; heightScale float 1; minHeight float 0;
                maxHeight float 100; lodLevels int 4; lodBias float 1;
                generateCollider,castShadows,receiveShadows,visible bool true
            SpriteRenderer: texturePath text; color vector4 1,1,1,1; sourceRect vector4 0,0,1,1;
                pivot vector2 0.5,0.5; pixelsPerUnit float 100; sortingLayer int 0;
                orderInLayer int 0; flipX bool false; flipY bool false; visible bool true;
                textureWidth int 0; textureHeight int 0
            SpriteAnimator: currentClipIndex int -1; currentFrameIndex int 0; frameTimer float 0;
                speed float 1; playing bool true; defaultClip text
            Camera2D: orthoSize float 5; nearPlane float -100; farPlane float 100; zoom float 1;
                shakeOffset vector2 0,0; deadZone vector2 0.5,0.5; followSmoothing float 0.1;
                isMain2DCamera bool false; clearColor vector4 0.2,0.2,0.3,1;
                viewportX,viewportY,viewportWidth,viewportHeight int 0
            ParallaxBackground: autoScroll bool false; autoScrollSpeed vector2 0,0
            TilemapComponent: width int 0; height int 0; sortingLayer int 0;
                pixelsPerUnit float 100; generateCollision bool true;
                gridColor vector4 0.3,0.3,0.3,0.5
            RigidBody2D: mass float 1; gravityScale float 1; linearDamping float 0;
                angularDamping float 0.05; fixedRotation bool false; isBullet bool false;
                linearVelocity vector2 0,0; angularVelocity float 0; friction float 0.3;
                restitution float 0
            Collider2D: halfExtents vector2 0.5,0.5; radius float 0.5; height float 1;
                offset vector2 0,0; isTrigger bool false; edgeStart vector2 -0.5,0;
                edgeEnd vector2 0.5,0
            NineSliceSprite: texturePath text;
                borderLeft,borderTop,borderRight,borderBottom float 8; size vector2 1,1;
                color vector4 1,1,1,1; fillCenter bool true; sortingLayer int 0;
                orderInLayer int 0
            PixelPerfectComponent: referenceWidth int 320; referenceHeight int 240;
                upscaleToFill bool true; cropToFit bool false; currentScaleFactor float 1
            WindZoneComponent: direction vector3 1,0,0; mainStrength float 1;
                turbulenceStrength float 0.5; pulseFrequency float 0; radius float 10;
                affectsParticles,affectsVegetation,affectsCloth bool true
            PhysicsJointComponent: anchor vector3 0,0,0; axis vector3 0,1,0; lowerLimit float 0;
                upperLimit float 0; enableLimits bool false; enableMotor bool false;
                motorSpeed float 0; motorMaxForce float 100; breakForce float 0;
                breakTorque float 0
            OccluderComponent: halfExtents vector3 1,1,0.1; doubleSided bool false
            CoverPointComponent: width float 1; coverNormal vector3 0,0,1; canLeanLeft bool true;
                canLeanRight bool true; canFireOver bool false; maxOccupants int 1;
                currentOccupants int 0
            TacticalPointComponent: qualityScore float 1; radius float 2; enabled bool true
            DestructibleComponent: health float 100; maxHealth float 100; damageStages int 3;
                fracturePattern text default; debrisLifetime float 10; explosionForce float 5;
                minDamageThreshold float 5; generateColliders bool true;
                chainReaction bool false; currentStage int 0
            CinematicTriggerComponent: sequenceName text; radius float 5;
                playOnce,skipable,pauseGameplay bool true; hasTriggered bool false
            DialogueTriggerComponent: dialogueTreeName text; speakerName text;
                interactionRadius float 3; requiresInteract bool true; oneShot bool false;
                facePlayer bool true
            AreaBoundaryComponent: areaName text; scenePath text; boundsMin vector3 0,0,0;
                boundsMax vector3 100,100,100; priority int 0; loadRadius float 50;
                unloadRadius float 100; alwaysLoaded bool false
            BillboardComponent: texturePath text; color vector4 1,1,1,1; size vector2 1,1;
                fadeStartDistance float 50; fadeEndDistance float 100; sortingLayer int 0
            AudioListenerComponent: isActive bool true; volumeScale float 1
            CharacterControllerComponent: height float 1.8; radius float 0.3;
                stepHeight float 0.35; slopeLimit float 50; skinWidth float 0.08;
                gravity float -9.81; moveSpeed float 5; jumpForce float 5; groundState int 0
            NavRegionComponent: halfExtents vector3 25,10,25; agentRadius float 0.3;
                agentHeight float 1.8; maxSlope float 45; cellSize float 0.3;
                autoRebuild bool true
            NavLinkComponent: endOffset vector3 0,0,5; radius float 0.5; traversalCost float 1;
                bidirectional bool true; enabled bool true; animationName text
            SkyboxComponent: cubemapPath text; topColor vector4 0.2,0.4,0.8,1;
                bottomColor vector4 0.8,0.9,1,1; turbidity float 2; sunSize float 1;
                exposure float 1; rotation float 0
            ConstantForceComponent: force vector3 0,0,0; torque vector3 0,0,0;
                relativeForce bool false; relativeTorque bool false; enabled bool true
            ForceRegionComponent: halfExtents vector3 5,5,5; forceDirection vector3 0,1,0;
                forceMagnitude float 10; damping float 0; enabled bool true
            RagdollComponent: definitionName text; blendWeight float 0.5; jointStiffness float 1;
                linearDamping float 0.1; angularDamping float 0.5; selfCollision bool false
            SoftBodyComponent: mass float 1; stiffness float 0.8; damping float 0.02;
                windInfluence float 1; gravityScale float 1; solverIterations int 4;
                selfCollision bool false; twoSided bool false
            VehicleComponent: wheelCount int 4; mass float 1500; maxEngineTorque float 500;
                maxSteerAngle float 35; maxBrakeForce float 5000; suspensionLength float 0.3;
                suspensionStiffness float 30000; suspensionDamping float 4000; gearCount int 6;
                antiRollBar bool true
            BuoyancyVolumeComponent: halfExtents vector3 10,5,10; waterDensity float 1000;
                linearDrag float 0.3; angularDrag float 0.05; flowSpeed float 0;
                flowDirection vector3 1,0,0; enabled bool true
            SpringArmComponent: targetLength float 5; probeRadius float 0.2;
                smoothSpeed float 10; minLength float 0.5; doCollisionTest bool true;
                currentLength float 5; isColliding bool false
            TrailRendererComponent: lifetime float 2; minVertexDistance float 0.1;
                startWidth float 0.5; endWidth float 0; startColor vector4 1,1,1,1;
                endColor vector4 1,1,1,0; materialPath text; emitting bool true;
                sortingLayer int 0
            Text3DComponent: text text; fontPath text; fontSize float 1; color vector4 1,1,1,1;
                faceCamera bool true; castShadows bool false; maxWidth float 0;
                sortingLayer int 0
            FoliageVolumeComponent: halfExtents vector3 50,50,50; seed int 0;
                densityScale float 1; minSlopeAngle float 0; maxSlopeAngle float 45;
                minAltitude float -1000; maxAltitude float 1000; alignToSurface bool true;
                castShadows bool true; cullDistance float 100; enabled bool true
            CollisionMaskComponent: fromMask,intoMask mask ?
            VisibilityMaskComponent: mask mask ?
            CameraDrawMaskComponent: drawMask mask ?
            """;

    /// One enumeration a line: its constants from 0 on.
    static final String ENUMERATIONS =
            """
            RigidBodyType: Static, Kinematic, Dynamic
            ColliderShape: Box, Sphere, Capsule, Cylinder, Hull, Mesh, HeightField
            LightType: Directional, Point, Spot
            """;

    private ComponentText() {}
}
