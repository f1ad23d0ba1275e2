package dev.keepsake.storetest;

import java.io.IOException;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.GroupPrincipal;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.UserPrincipal;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The permissions and owners of a file, whose every change is counted.
record FaultyPermissions(Steps steps, String file, PosixFileAttributeView real)
        implements PosixFileAttributeView {
    @Override
    public String name() {
        return real.name();
    }

    @Override
    public PosixFileAttributes readAttributes() throws IOException {
        steps.requirePower();
        return real.readAttributes();
    }

    @Override
    public void setPermissions(Set<PosixFilePermission> permissions) throws IOException {
        steps.take("permissions " + file);
        real.setPermissions(permissions);
    }

    @Override
    public void setGroup(GroupPrincipal group) throws IOException {
        steps.take("group " + file);
        real.setGroup(group);
    }

    @Override
    public void setTimes(
            @Nullable FileTime modified, @Nullable FileTime accessed, @Nullable FileTime created)
            throws IOException {
        steps.take("times " + file);
        real.setTimes(modified, accessed, created);
    }

    @Override
    public UserPrincipal getOwner() throws IOException {
        steps.requirePower();
        return real.getOwner();
    }

    @Override
    public void setOwner(UserPrincipal owner) throws IOException {
        steps.take("owner " + file);
        real.setOwner(owner);
    }
}
