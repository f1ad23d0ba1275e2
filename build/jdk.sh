# Sourced by the scripts of this repository: finds a JDK 25 and runs Maven on it.

is_jdk_25() {
    [ -x "$1/bin/javac" ] && "$1/bin/javac" -version 2>&1 | grep -Eq '^javac 25([.-]|$)'
}

# Prints the home of a JDK 25, or nothing.
find_jdk_25() {
    local home javac
    if [ -n "${JAVA_HOME:-}" ] && is_jdk_25 "$JAVA_HOME"; then
        echo "$JAVA_HOME"
        return
    fi
    javac=$(command -v javac || true)
    if [ -n "$javac" ]; then
        javac=$(readlink -f "$javac" 2>/dev/null || echo "$javac")
        home=$(dirname "$(dirname "$javac")")
        if is_jdk_25 "$home"; then
            echo "$home"
            return
        fi
    fi
    if [ -x /usr/libexec/java_home ]; then # macOS
        home=$(/usr/libexec/java_home -v 25 2>/dev/null || true)
        if [ -n "$home" ] && is_jdk_25 "$home"; then
            echo "$home"
            return
        fi
    fi
    for home in /usr/lib/jvm/*25* "${SDKMAN_DIR:-$HOME/.sdkman}"/candidates/java/*25*; do
        if is_jdk_25 "$home"; then
            echo "$home"
            return
        fi
    done
}

# Sets JAVA_HOME, or says what to install.
require_jdk_25() {
    local home
    home=$(find_jdk_25)
    if [ -z "$home" ]; then
        echo "Keepsake is built with JDK 25: install one (Eclipse Temurin 25, for instance) and set JAVA_HOME to it." >&2
        exit 2
    fi
    if ! command -v mvn >/dev/null; then
        echo "Keepsake is built with Maven: install Maven 3.8 or newer, so that mvn is found." >&2
        exit 2
    fi
    export JAVA_HOME=$home
    # Maven's own libraries use what Java 25 warns of.
    export MAVEN_OPTS="--sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED ${MAVEN_OPTS:-}"
}
