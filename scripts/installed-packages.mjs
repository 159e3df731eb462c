/**
 * The packages of `lock` that `installed` (npm's own record of node_modules) lacks or has in another version.
 * Optional packages count only where they name this platform: npm leaves the others out.
 */
export function missingPackages(lock, installed, platform) {
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path !== '' && isWanted(entry, platform))
    .filter(([path, entry]) => (installed.packages[path] || {}).version !== entry.version)
    .map(([path]) => path)
}

/**
 * Whether a package of the lock file belongs on a platform.
 * @param {{ optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} entry
 */
export function isWanted(entry, platform) {
  const { optional, os, cpu, libc } = entry
  if (optional && !os && !cpu) return false
  return allows(os, platform.os) && allows(cpu, platform.cpu) && allows(libc, platform.libc)
}

export function thisPlatform() {
  if (process.report) process.report.excludeNetwork = true
  const glibc = process.platform === 'linux' && process.report.getReport().header.glibcVersionRuntime
  return { os: process.platform, cpu: process.arch, libc: glibc ? 'glibc' : 'musl' }
}

function allows(list, value) {
  if (list === undefined) return true
  return [list].flat().includes(value)
}

/** What the output of a failed `npm ci` means to the person who started it. */
export function installFailure(output) {
  const unreachable =
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/
  if (unreachable.test(output)) {
    return 'The packages could not be downloaded: the npm registry cannot be reached. Check the network and run the command again.'
  }
  if (/ENOSPC/.test(output)) return 'The packages could not be installed: the disk is full.'
  if (/EACCES|EPERM|EROFS/.test(output)) {
    return 'The packages could not be installed: this folder cannot be written to.'
  }
  return `${output.trim()}\nThe packages could not be installed; npm's reason stands above.`
}
