import { runCommand } from '#scripts/test-run/command.ts'
import { onPath, prepareMachine, prepareTestBrowser } from '#scripts/test-run/machine.ts'

/** nginx is among what tests need; the client of the load comes from Debian too, or has to be there already. */
export async function preparePrograms(announce: (line: string) => void): Promise<void> {
  const machine = await prepareMachine(announce)
  if (!machine.ok) throw new Error(machine.output)
  await prepareTestBrowser(announce)
  if (onPath('wrk') !== null) return
  announce('installing wrk from Debian…')
  const quietly = { DEBIAN_FRONTEND: 'noninteractive' }
  await runCommand('apt-get', ['-q', 'update'], quietly)
  const install = await runCommand('apt-get', ['-q', 'install', '-y', '--no-install-recommends', 'wrk'], quietly)
  await prepareTestBrowser(announce)
  if (onPath('wrk') === null) throw new Error(`${install.output}\nMissing on this machine: wrk`)
}
