import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, relative } from 'node:path'

/** The first with all that the site uses; the last to come was `argon2` of `node:crypto`. */
export const OLDEST_NODE = '24.7'

/**
 * Puts the Node that the site runs on at `node_modules/.bin/node`, where npm and the service look first: the machine's own
 * where it is new enough and everybody's, else the one that came with the packages. One in somebody's home folder is out
 * of a service's reach. Answers its path, or null where neither will do. npm 9, which Debian 12 has, leaves programs of
 * optional packages without their link.
 */
export function chooseNode(root, machineNode, platform = process.platform, arch = process.arch, home = homedir()) {
  const packaged = join(root, 'node_modules', `node-${platform}-${arch}`, 'bin/node')
  const chosen = [isEverybodys(machineNode, home) ? machineNode : '', packaged].find(isNewEnough)
  if (chosen === undefined) return null
  const link = join(root, 'node_modules/.bin/node')
  if (!existsSync(link) || realpathSync(link) !== realpathSync(chosen)) {
    mkdirSync(dirname(link), { recursive: true })
    rmSync(link, { force: true })
    symlinkSync(chosen === packaged ? relative(dirname(link), chosen) : chosen, link)
  }
  return chosen
}

function isEverybodys(program, home) {
  return !program.startsWith(join(home, '/'))
}

/** Whether a program runs on this machine and is a Node that has what the site uses. */
function isNewEnough(program) {
  if (program === '' || !existsSync(program)) return false
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  const found = /^v(\d+)\.(\d+)\./.exec(stdout)
  if (status !== 0 || !found) return false
  const [major, minor] = OLDEST_NODE.split('.').map(Number)
  return Number(found[1]) > major || (Number(found[1]) === major && Number(found[2]) >= minor)
}
