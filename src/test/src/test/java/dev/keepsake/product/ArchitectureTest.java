package dev.keepsake.product;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noMethods;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/// Holds the arrows between the modules and packages. An exception needs a decision record.
@AnalyzeClasses(packages = "dev.keepsake", importOptions = DoNotIncludeTests.class)
final class ArchitectureTest {
    @ArchTest
    static final ArchRule modelKnowsNobody =
            noClasses()
                    .that()
                    .resideInAPackage("dev.keepsake.model..")
                    .should()
                    .dependOnClassesThat()
                    .resideOutsideOfPackages("dev.keepsake.model..", "java..", "org.jspecify..");

    @ArchTest
    static final ArchRule modelDoesNoInputOrOutput =
            noClasses()
                    .that()
                    .resideInAPackage("dev.keepsake.model..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage("java.nio.file..", "java.nio.channels..", "java.net..");

    @ArchTest
    static final ArchRule formatKnowsTheModelAlone =
            noClasses()
                    .that()
                    .resideInAPackage("dev.keepsake.format..")
                    .should()
                    .dependOnClassesThat(
                            ownClassesOutside("dev.keepsake.format", "dev.keepsake.model"));

    @ArchTest
    static final ArchRule sparkKnowsFormatAndModelAlone =
            noClasses()
                    .that()
                    .resideInAPackage("dev.keepsake.spark..")
                    .should()
                    .dependOnClassesThat(
                            ownClassesOutside(
                                    "dev.keepsake.spark",
                                    "dev.keepsake.format",
                                    "dev.keepsake.model"));

    @ArchTest
    static final ArchRule storeKnowsFormatAndModelAlone =
            noClasses()
                    .that()
                    .resideInAPackage("dev.keepsake.store..")
                    .should()
                    .dependOnClassesThat(
                            ownClassesOutside(
                                    "dev.keepsake.store",
                                    "dev.keepsake.format",
                                    "dev.keepsake.model"));

    @ArchTest
    static final ArchRule namesOfStoredFilesKnowNoOtherPartOfTheStore =
            noClasses()
                    .that()
                    .resideInAPackage("dev.keepsake.store.file..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(
                            "dev.keepsake.store.backend..", "dev.keepsake.store.repair..");

    @ArchTest
    static final ArchRule jsonKnowsTheModelAlone =
            noClasses()
                    .that()
                    .resideInAPackage("dev.keepsake.json..")
                    .should()
                    .dependOnClassesThat(
                            ownClassesOutside("dev.keepsake.json", "dev.keepsake.model"));

    @ArchTest
    static final ArchRule unrealKnowsFormatAndModelAlone =
            noClasses()
                    .that()
                    .resideInAPackage("dev.keepsake.unreal..")
                    .should()
                    .dependOnClassesThat(
                            ownClassesOutside(
                                    "dev.keepsake.unreal",
                                    "dev.keepsake.format",
                                    "dev.keepsake.model"));

    @ArchTest
    static final ArchRule onlyAppAndIconsSeeJavaFx =
            noClasses()
                    .that()
                    .resideOutsideOfPackages(
                            "dev.keepsake.app..", "dev.keepsake.icons..", "dev.keepsake.product..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage("javafx..");

    @ArchTest
    static final ArchRule packagesHaveNoCycles =
            slices().matching("dev.keepsake.(**)")
                    .should()
                    .beFreeOfCycles()
                    .ignoreDependency(buildsTheProgram(), DescribedPredicate.alwaysTrue());

    @ArchTest
    static final ArchRule viewModelsKnowNoScene =
            noClasses()
                    .that()
                    .haveSimpleNameEndingWith("ViewModel")
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage("javafx.scene..", "javafx.stage..");

    @ArchTest
    static final ArchRule onlyTasksChangeThreads =
            noClasses()
                    .that()
                    .resideOutsideOfPackage("dev.keepsake.app.task..")
                    .should()
                    .callMethodWhere(
                            DescribedPredicate.<JavaAccess<?>>describe(
                                            "Platform.runLater",
                                            access ->
                                                    access.getName().equals("runLater")
                                                            && access.getTargetOwner()
                                                                    .getName()
                                                                    .equals(
                                                                            "javafx.application.Platform"))
                                    .forSubtype());

    @ArchTest
    static final ArchRule onlyOneClassNamesZstd =
            noClasses()
                    .that()
                    .doNotHaveFullyQualifiedName("dev.keepsake.format.block.ZstdFrames")
                    .and()
                    .resideOutsideOfPackage("dev.keepsake.bench..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage("com.github.luben..");

    @ArchTest
    static final ArchRule nobodyConnectsAnywhere =
            noClasses()
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(
                            "java.net.http..",
                            "java.rmi..",
                            "javax.net..",
                            "javafx.scene.web..",
                            "com.sun.net..")
                    .orShould()
                    .dependOnClassesThat(namesItsSocket())
                    .because("the program says that it never connects anywhere");

    @ArchTest
    static final ArchRule nobodyPrintsButTheCommandLine =
            noClasses()
                    .that()
                    .resideOutsideOfPackages("dev.keepsake.app..", "dev.keepsake.bench..")
                    .should()
                    .accessField(System.class, "out")
                    .orShould()
                    .accessField(System.class, "err");

    @ArchTest
    static final ArchRule exceptionsSayWhatHappened =
            noMethods()
                    .should()
                    .declareThrowableOfType(Exception.class)
                    .orShould()
                    .declareThrowableOfType(RuntimeException.class)
                    .orShould()
                    .declareThrowableOfType(Throwable.class);

    @ArchTest
    static final ArchRule classesAreFinal =
            classes()
                    .that()
                    .areNotInterfaces()
                    .and()
                    .areNotEnums()
                    .and()
                    .areNotAnonymousClasses()
                    .and()
                    .doNotHaveModifier(JavaModifier.ABSTRACT)
                    .and()
                    .doNotHaveModifier(JavaModifier.SYNTHETIC)
                    .should()
                    .haveModifier(JavaModifier.FINAL);

    /// What opens connections: only names of places (`URL`, `URI`) are used of `java.net`.
    private static DescribedPredicate<JavaClass> namesItsSocket() {
        return DescribedPredicate.describe(
                "classes that connect",
                found ->
                        found.getPackageName().equals("java.net")
                                        && !found.getSimpleName()
                                                .matches("UR[IL]|URISyntaxException")
                                || found.getName().equals("java.net.URLConnection")
                                || found.getName().equals("java.nio.channels.SocketChannel")
                                || found.getName().equals("java.nio.channels.ServerSocketChannel")
                                || found.getName().equals("java.nio.channels.DatagramChannel"));
    }

    /// What builds everything knows everything.
    private static DescribedPredicate<JavaClass> buildsTheProgram() {
        return DescribedPredicate.describe(
                "Main and Wiring",
                found ->
                        found.getName().equals("dev.keepsake.app.Main")
                                || found.getName().equals("dev.keepsake.app.Wiring"));
    }

    private static DescribedPredicate<JavaClass> ownClassesOutside(String... roots) {
        return DescribedPredicate.describe(
                "classes of Keepsake outside " + String.join(", ", roots),
                found -> {
                    String name = found.getPackageName() + ".";
                    if (!name.startsWith("dev.keepsake.")) {
                        return false;
                    }
                    for (String root : roots) {
                        if (name.startsWith(root + ".")) {
                            return false;
                        }
                    }
                    return true;
                });
    }
}
