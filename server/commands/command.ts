import type { Failure, Outcome } from '#domain/records/errors.ts'
import type { Actor } from '#domain/accounts/staff.ts'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import type { Services } from '#server/services/services.ts'

/** Where commands of an operator read and write. */
export type Terminal = {
  print(line: string): void
  /** Bytes for another program, as they are. */
  write(bytes: Uint8Array | string): Promise<void>
  /** Asks without showing what is typed; read from standard input where that is no terminal. */
  askPassword(question: string): Promise<string>
}

export type CommandScope = { services: Services; terminal: Terminal }

type CommandWords = {
  /** As it is typed: `user add NAME --role owner|editor`. */
  usage: string
  summary: string
  /** Options with a value; any other is refused. */
  options: readonly string[]
  /** Options without one. */
  flags?: readonly string[]
  /** The option that makes the name needless. */
  insteadOfName?: string
}

/** A command that works with records, through the services of the opened store. */
export type Command = CommandWords & { run(given: Given, scope: CommandScope): Promise<void> }

/** A command that opens database and storage itself. */
export type StoreCommand = CommandWords & { runAlone(given: Given, scope: StoreScope): Promise<void> }

export type StoreScope = { config: Config; log: Log; terminal: Terminal }

export type Given = { name: string; options: Record<string, string | undefined>; flags: readonly string[] }

/** Whoever sits at the terminal has every right; the log says that it was there. */
export const OPERATOR: Actor = { kind: 'system', id: null, name: 'command line' }

/** The same who reads a file of the catalogue. */
export const IMPORT: Actor = { kind: 'system', id: null, name: 'import' }

/** Why what a running site would go on writing is left alone. */
export const IS_RUNNING = 'The site is running. Stop it first: anything it writes meanwhile would be lost.'

/** What an operator typed cannot be done; the message is all that is printed. */
export class CommandRefused extends Error {}

/** The value of an outcome, or the reason in one line for the operator. */
export function valueOrRefusal<T>(outcome: Outcome<T>, unknown: string): T {
  if (outcome.ok) return outcome.value
  throw new CommandRefused(reasonOf(outcome.failure, unknown))
}

function reasonOf(failure: Failure, unknown: string): string {
  if (failure.kind === 'not-found') return unknown
  if (failure.kind === 'conflict') return failure.message.en
  return Object.values(failure.fields)
    .map(({ en }) => en)
    .join('\n')
}

/** Rows as lines whose columns stand below one another. */
export function textTable(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
