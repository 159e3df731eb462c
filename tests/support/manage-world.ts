import { manage } from '#server/commands/manage.ts'
import { createLog } from '#server/log.ts'
import { openTestApp } from './test-app.ts'

/** A site whose operator types commands: `type` answers the exit code, `lines` are all that was printed. */
export async function manageWorld({
  password = 'gusty-plinth-ohm',
  env = {},
}: { password?: string; env?: Record<string, string> } = {}) {
  const { services, config, db, close } = await openTestApp({ env })
  const log = createLog({ level: 'error', format: 'text', stream: process.stderr, now: () => new Date() })
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
      log,
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
  return { type, said, piped, services, config, lines, db, close }
}
