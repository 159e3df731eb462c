import { existsSync } from 'node:fs'
import { runCommand } from '../test-run/command.ts'
import { prepareMachine } from '../test-run/machine.ts'

const PACKAGES = { nginx: ['/usr/sbin/nginx', '/usr/bin/nginx'], wrk: ['/usr/bin/wrk', '/usr/local/bin/wrk'] }

/** The reference's web server and the client of the load come from Debian; elsewhere they have to be there already. */
export async function preparePrograms(announce: (line: string) => void): Promise<void> {
  const machine = await prepareMachine(announce)
  if (!machine.ok) throw new Error(machine.output)
  const missing = Object.keys(PACKAGES).filter((name) => programPath(name) === null)
  if (missing.length === 0) return
  announce(`installing ${missing.join(', ')} from Debian…`)
  const quietly = { DEBIAN_FRONTEND: 'noninteractive' }
  await runCommand('apt-get', ['-q', 'update'], quietly)
  const install = await runCommand('apt-get', ['-q', 'install', '-y', '--no-install-recommends', ...missing], quietly)
  const still = missing.filter((name) => programPath(name) === null)
  if (still.length > 0) throw new Error(`${install.output}\nMissing on this machine: ${still.join(', ')}`)
}

export function programPath(name: string): string | null {
  return PACKAGES[name as keyof typeof PACKAGES].find((path) => existsSync(path)) ?? null
}
