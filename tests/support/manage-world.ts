import { onTestFinished } from 'vitest'
import { manage } from '#server/commands/manage.ts'
import { errorLog } from './services/deps.ts'
import { openTestApp } from './test-app.ts'

/** A site whose operator types commands, until the test ends: `type` answers the exit code, `lines` are all that was printed. */
export async function manageWorld({
  password = 'gusty-plinth-ohm',
  env = {},
}: { password?: string; env?: Record<string, string> } = {}) {
  const { services, config, db, close } = await openTestApp({ env })
  onTestFinished(close)
  const lines: string[] = []
  const written: Buffer[] = []
  const terminal = {
    print: (line: string) => void lines.push(line),
    askPassword: async () => password,
    write: async (bytes: Uint8Array | string) => void written.push(Buffer.from(bytes)),
  }
  const type = (line: string) =>
    manage({
      program: 'npm run manage --',
      args: line === '' ? [] : line.split(' '),
      config,
      log: errorLog,
      terminal,
      open: async () => ({ scope: { services, terminal }, close: async () => {} }),
    })
  /** What a command prints. */
  const said = async (line: string) => {
    lines.length = 0
    await type(line)
    return lines.join('\n')
  }
  /** What a command writes for another program. */
  const piped = async (line: string) => {
    written.length = 0
    await type(line)
    return Buffer.concat(written).toString()
  }
  return { type, said, piped, services, config, lines, db }
}
