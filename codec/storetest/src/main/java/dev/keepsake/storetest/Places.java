package dev.keepsake.storetest;
final class Places { private Places() {} }
