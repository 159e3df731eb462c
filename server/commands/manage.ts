import { parseArgs } from 'node:util'
import {
  type Command,
  CommandRefused,
  type CommandScope,
  type Given,
  type StoreCommand,
  type StoreScope,
} from './command.ts'
import { COMMANDS } from './commands.ts'

const EXIT_CODES = 'Exit codes: 0 done, 1 refused or failed, 2 not understood.'

export type Manage = StoreScope & {
  /** How it is started: `npm run manage --`. */
  program: string
  args: readonly string[]
  /** Opens the data; only for a command that was understood and works with it. */
  open(): Promise<{ scope: CommandScope; close(): Promise<void> }>
}

/** Runs one command and answers the exit code: 0 done, 1 refused, 2 not understood. */
export async function manage({ program, args, open, ...scope }: Manage): Promise<number> {
  const { terminal } = scope
  const asked = helpAskedFor(args)
  if (asked) {
    terminal.print(helpText(program, asked) ?? unknownText(program, asked))
    return args.length === 0 || helpText(program, asked) === null ? 2 : 0
  }
  const understood = understand(program, args[0] === '--version' ? ['version'] : args)
  if (typeof understood === 'string') {
    terminal.print(understood)
    return 2
  }
  const { command, ...given } = understood
  try {
    if ('runAlone' in command) await command.runAlone(given, scope)
    else await runOpened(command, given, open)
    return 0
  } catch (error) {
    if (!(error instanceof CommandRefused)) throw error
    terminal.print(error.message)
    return 1
  }
}

/** The words that help is asked about: none for all commands. Null where something is to be done. */
function helpAskedFor(args: readonly string[]): string[] | null {
  if (args.length === 0) return []
  if (args[0] === 'help') return args.slice(1)
  if (!args.some((word) => word === '--help' || word === '-h')) return null
  return args.slice(
    0,
    args.findIndex((word) => word.startsWith('-')),
  )
}

async function runOpened(command: Command, given: Given, open: Manage['open']): Promise<void> {
  const { scope, close } = await open()
  try {
    await command.run(given, scope)
  } finally {
    await close()
  }
}

type Understood = Given & { command: Command | StoreCommand }

function understand(program: string, args: readonly string[]): Understood | string {
  const command = COMMANDS.find(({ usage }) => wordsOf(usage).every((word, index) => args[index] === word))
  if (!command) return unknownText(program, args)
  const { flags = [], insteadOfName = '' } = command
  const options: Record<string, { type: 'string' | 'boolean' }> = Object.fromEntries([
    ...command.options.map((name) => [name, { type: 'string' }]),
    ...flags.map((name) => [name, { type: 'boolean' }]),
  ])
  const usage = `Usage: ${program} ${command.usage}`
  try {
    const parsed = parseArgs({ args: [...args], options, allowPositionals: true })
    const { positionals } = parsed
    const values: Record<string, unknown> = parsed.values
    const words = wordsOf(command.usage).length
    const takesName = /\b[A-Z]{3,}\b/.test(command.usage.split(' --')[0] ?? '')
    const isNamed = takesName && values[insteadOfName] === undefined
    if (positionals.length !== words + (isNamed ? 1 : 0)) return usage
    const given = Object.entries(values).filter((option): option is [string, string] => typeof option[1] === 'string')
    return {
      command,
      name: positionals[words] ?? '',
      options: Object.fromEntries(given),
      flags: flags.filter((name) => values[name] === true),
    }
  } catch (error) {
    return `${(error as Error).message}\n${usage}`
  }
}

/** The words that name a command: `user add` of `user add NAME --role …`. */
function wordsOf(usage: string): string[] {
  const words = usage.split(' ')
  const end = words.findIndex((word) => !/^[a-z]+$/.test(word))
  return end === -1 ? words : words.slice(0, end)
}

/** All commands, or those that begin with the words that were typed; null where none does. `program` is how it was started. */
function helpText(program: string, typed: readonly string[]): string | null {
  const found = COMMANDS.filter(({ usage }) => beginsWith(wordsOf(usage), typed))
  if (found.length === 0) return null
  const [only] = found
  if (found.length === 1 && only) return `${program} ${only.usage}\n\n  ${only.summary}.`
  const width = Math.max(...found.map(({ usage }) => usage.length))
  const lines = found.map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`)
  return [`${program} COMMAND`, '', ...lines, '', EXIT_CODES].join('\n')
}

function beginsWith(words: readonly string[], typed: readonly string[]): boolean {
  return typed.slice(0, words.length).every((word, index) => words[index] === word)
}

/** What to say of words that name no command: those that begin alike, or where the list of all stands. */
function unknownText(program: string, typed: readonly string[]): string {
  const said = `Unknown command: ${typed.join(' ')}`
  const near = helpText(program, typed.slice(0, 1))
  return near === null ? `${said}\n${program} help lists all commands.` : `${said}\n\n${near}`
}
