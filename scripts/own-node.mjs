import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The program of the project's own Node, where one was installed for this machine. npm 9, which Debian 12 has, leaves
 * programs of optional packages without their link in `node_modules/.bin`.
 */
export function ownNode(root, platform = process.platform, arch = process.arch) {
  const link = join(root, 'node_modules/.bin/node')
  const program = `node-${platform}-${arch}/bin/node`
  if (existsSync(link)) return link
  if (!existsSync(join(root, 'node_modules', program))) return null
  mkdirSync(dirname(link), { recursive: true })
  rmSync(link, { force: true })
  symlinkSync(join('..', program), link)
  return link
}
