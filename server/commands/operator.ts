import { text } from 'node:stream/consumers'
import { Writable } from 'node:stream'
import { createInterface } from 'node:readline/promises'
import { backupBeforeUpdate, siteBackups } from '#server/backup/scheduled-backup.ts'
import { systemClock } from '#server/clock.ts'
import { readConfig, type Config } from '#server/config.ts'
import { openDatabase } from '#server/data/engine/database.ts'
import { migrate } from '#server/data/engine/migrate.ts'
import { takeEnvFile, loadSecretFiles } from '#server/environment.ts'
import { openFileStorage } from '#server/files/file-storage.ts'
import { createLog, type Log } from '#server/log.ts'
import { createServices, type Services } from '#server/services/services.ts'
import { CommandRefused, type Terminal } from './command.ts'

type OperatorScope = { config: Config; log: Log; terminal: Terminal; args: string[] }

/** Runs a command of an operator in this process: its settings, its terminal, its exit code as `manage` answers it. */
export async function asOperator(run: (scope: OperatorScope) => Promise<number>): Promise<void> {
  takeEnvFile()
  const terminal = processTerminal()
  const log = createLog({ level: 'error', format: 'text', stream: process.stderr, now: () => new Date() })
  try {
    loadSecretFiles(process.env)
    const config = readConfig(process.env, 'start')
    if (!config.ok) throw new CommandRefused(config.problems.join('\n'))
    process.exitCode = await run({ config: config.value, log, terminal, args: process.argv.slice(2) })
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = error instanceof NotUnderstood ? 2 : 1
  }
}

/** How a command was started: from the sources by npm, or in an installation that has but its build. */
export function programOf(name: string, script = process.argv[1] ?? ''): string {
  return script.endsWith('.js') ? `node build/commands/${name}.js` : `npm run ${name} --`
}

type FileCommand = {
  /** As it is typed: `npm run backup -- FILE`. */
  usage: string
  summary: string
  /** Options without a value that it knows, such as `--plain`. */
  options?: readonly string[]
  run(file: string, scope: OperatorScope): Promise<void>
}

/** Runs a command that is given one file, or says how it is used. */
export function onOneFile({ usage, summary, options = [], run }: FileCommand): Promise<void> {
  return asOperator(async (scope) => {
    const { args, terminal } = scope
    if (args.includes('--help') || args.includes('-h')) terminal.print(`${usage}\n\n  ${summary}`)
    else
      await run(
        fileOf(
          args.filter((word) => !options.includes(word)),
          usage,
        ),
        scope,
      )
    return 0
  })
}

/** What was typed is no use of the command. */
class NotUnderstood extends CommandRefused {}

function fileOf(args: string[], usage: string): string {
  const option = args.find((word) => word.startsWith('-'))
  if (option !== undefined) throw new NotUnderstood(`Unknown option ${option}. Usage: ${usage}`)
  const [file, ...more] = args
  if (file === undefined || file === '' || more.length > 0) throw new NotUnderstood(`Usage: ${usage}`)
  return file
}

function processTerminal({ stdin, stdout }: Pick<NodeJS.Process, 'stdin' | 'stdout'> = process): Terminal {
  // A program that reads it may stop, as head does.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  return {
    print: (line) => void stdout.write(`${line}\n`),
    write: (bytes) =>
      new Promise((resolve, reject) => stdout.write(bytes, (error) => (error ? reject(error) : resolve()))),
    async askPassword(question) {
      if (!stdin.isTTY) return (await text(stdin)).replace(/\r?\n$/, '')
      stdout.write(question)
      const silence = new Writable({ write: (_chunk, _encoding, done) => done() })
      const reader = createInterface({ input: stdin, output: silence, terminal: true })
      try {
        return await reader.question('')
      } finally {
        reader.close()
        stdout.write('\n')
      }
    },
  }
}

/** A first start writes the demo content in one transaction, which takes a slow machine a minute. */
const PATIENCE_MS = 180_000

/** The data as the running site has it, beside that site: nothing works in the background here. */
export async function openStore(config: Config, log: Log): Promise<{ services: Services; close(): Promise<void> }> {
  const database = { ...config.database, patienceMs: PATIENCE_MS }
  const db = openDatabase(database, (error) => log.error('database connection lost', { error }))
  const storage = await openFileStorage(config.storage, config.storageKeys.here)
  await backupBeforeUpdate(db, siteBackups(config, storage, log), log)
  await migrate(db)
  return { services: createServices({ db, storage, config, log, clock: systemClock }), close: () => db.destroy() }
}
