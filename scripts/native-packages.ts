/** Packages with machine code of their own: they stay outside every bundle, and are all that an installation needs beside the build. */
export const NATIVE_PACKAGES = ['better-sqlite3', 'sharp']
