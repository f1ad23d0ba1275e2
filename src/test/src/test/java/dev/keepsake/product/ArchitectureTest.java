package dev.keepsake.product;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/// Holds the arrows between the modules.
@AnalyzeClasses(packages = "dev.keepsake", importOptions = DoNotIncludeTests.class)
final class ArchitectureTest {
    @ArchTest
    static final ArchRule onlyAppAndIconsSeeJavaFx =
            noClasses()
                    .that()
                    .resideOutsideOfPackages(
                            "dev.keepsake.app..", "dev.keepsake.icons..", "dev.keepsake.product..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage("javafx..");
}
