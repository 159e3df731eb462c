import type { Failure, Outcome } from '../../domain/errors.ts'
import type { Actor } from '../../domain/staff.ts'
import type { Services } from '../services/services.ts'

/** Where commands of an operator read and write. */
export type Terminal = {
  print(line: string): void
  /** Asks without showing what is typed; read from standard input where that is no terminal. */
  askPassword(question: string): Promise<string>
}

export type CommandScope = { services: Services; terminal: Terminal }

/** One command: its words, the options that it knows, and what it does. */
export type Command = {
  /** As it is typed: `user add NAME --role owner|editor`. */
  usage: string
  summary: string
  /** Options with a value; any other is refused. */
  options: readonly string[]
  run(given: Given, scope: CommandScope): Promise<void>
}

export type Given = { name: string; options: Record<string, string | undefined> }

/** Whoever sits at the terminal has every right; the log says that it was there. */
export const OPERATOR: Actor = { kind: 'system', id: null, name: 'command line' }

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
