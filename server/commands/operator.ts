import { existsSync } from 'node:fs'
import { readConfig, type Config } from '../config.ts'
import { createLog, type Log } from '../log.ts'
import { loadSecretFiles } from '../secret-files.ts'
import { CommandRefused, type Terminal } from './command.ts'
import { processTerminal } from './terminal.ts'

export type OperatorScope = { config: Config; log: Log; terminal: Terminal; args: string[] }

/** Runs a command of an operator in this process: its settings, its terminal, its exit code. */
export async function asOperator(run: (scope: OperatorScope) => Promise<number>): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const terminal = processTerminal()
  const log = createLog({ level: 'error', format: 'text', stream: process.stderr, now: () => new Date() })
  try {
    loadSecretFiles(process.env)
    const config = readConfig(process.env, 'start')
    if (!config.ok) throw new CommandRefused(config.problems.join('\n'))
    process.exitCode = await run({ config: config.value, log, terminal, args: process.argv.slice(2) })
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}

/** The one file that a command names. */
export function fileOf(args: string[], usage: string): string {
  const [file, ...more] = args
  if (file === undefined || more.length > 0) throw new CommandRefused(`Usage: ${usage}`)
  return file
}
