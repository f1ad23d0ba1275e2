package dev.keepsake.app.document;

import dev.keepsake.model.text.Literals;
import dev.keepsake.model.value.UuidValue;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// The names behind ids that mean the same in all saves: parts of an engine that count their own
/// versions.
final class KnownIds {
    private static final Map<String, String> NAMES =
            """
            e4b068ed-f494-42e9-a231-da0b2e46bb41 EditorObjectVersion
            cffc743f-43b0-4480-9391-14df171d2073 FrameworkObjectVersion
            375ec13c-06e4-48fb-b500-84f0262a717e CoreObjectVersion
            b02b49b5-bb20-44e9-a304-32b752e40360 MobileObjectVersion
            a4e4105c-59a1-49b5-a7c5-40c4547edfee OnlineObjectVersion
            39c831c9-5ae6-47dc-9a44-9c173e1c8e7c PhysicsObjectVersion
            78f01b33-ebea-4f98-b9b4-84eaccb95aa2 RenderingObjectVersion
            6631380f-2d4d-43e0-8009-cf276956a95a SequencerObjectVersion
            12f88b9f-8875-4afc-a67c-d90c383abd29 AnimPhysObjectVersion
            d7296918-1dd6-4bdd-9de2-64a83cc13884 VRObjectVersion
            b0d832e4-1f89-4f0d-accf-7eb736fd4aa2 BlueprintsObjectVersion
            9c54d522-a826-4fbe-9421-074661b482d0 ReleaseObjectVersion
            af43a65d-7fd3-4947-9873-3e8ed9c1bb05 AnimObjectVersion
            fcf57afa-5076-4283-b9a9-e658ffa02d32 NiagaraObjectVersion
            174f1f0b-b4c6-45a5-b13f-2ee8d0fb917d DestructionObjectVersion
            601d1886-ac64-4f84-aa16-d3de0deac7d6 FortniteMainBranchObjectVersion
            e7086368-6b23-4c58-8439-1b7016265e91 FortniteReleaseBranchCustomObjectVersion
            697dd581-e64f-41ab-aa4a-51ecbeb7b628 UE5MainStreamObjectVersion
            d89b5e42-24bd-4d46-8412-aca8df641779 UE5ReleaseStreamObjectVersion
            59da5d52-1232-4948-b878-597870b8e98b UE5SpecialProjectStreamObjectVersion
            9dffbcd6-494f-0158-e221-12823c92a888 EnterpriseObjectVersion
            b2e18506-4273-cfc2-a54e-f4bb758bba07 CineCameraObjectVersion
            64f58936-fd1b-42ba-ba96-7289d5d0fa4e VirtualProductionObjectVersion
            6f0ed827-a609-4895-9c91-998d90180ea4 MediaFrameworkObjectVersion
            35f94a83-e258-406c-a318-09f59610247c ExternalPhysicsCustomObjectVersion
            b68fc16e-8b1b-42e2-b453-215c058844fe ExternalPhysicsMaterialCustomObjectVersion
            e21e1caa-af47-425e-89bf-6ad44c44a8bb InstancedStructCustomVersion
            """
                    .lines()
                    .map(line -> line.split(" "))
                    .collect(Collectors.toUnmodifiableMap(part -> part[0], part -> part[1]));

    private KnownIds() {}

    /// The name of an id, empty where it has none that is known.
    static Optional<String> name(UuidValue id) {
        return Literals.print(id).map(NAMES::get);
    }
}
