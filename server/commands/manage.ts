import { parseArgs } from 'node:util'
import {
  type Command,
  CommandRefused,
  type CommandScope,
  type Given,
  type StoreCommand,
  type StoreScope,
} from './command.ts'
import { checkStore } from './check-command.ts'
import { exportCatalogue, importCatalogue } from './exchange-commands.ts'
import { makeFactorOptional, removeFactor } from './factor-commands.ts'
import { moveSite } from './move-command.ts'
import { endSessions } from './session-commands.ts'
import { addToken } from './token-commands.ts'
import { addUser, setUserPassword } from './user-commands.ts'

/** Every command of `npm run manage`. */
export const COMMANDS: readonly (Command | StoreCommand)[] = [
  addUser,
  setUserPassword,
  removeFactor,
  makeFactorOptional,
  endSessions,
  addToken,
  importCatalogue,
  exportCatalogue,
  checkStore,
  moveSite,
]

export type Manage = StoreScope & {
  args: readonly string[]
  /** Opens the data; only for a command that was understood and works with it. */
  open(): Promise<{ scope: CommandScope; close(): Promise<void> }>
}

/** Runs one command and answers the exit code: 0 done, 1 refused, 2 not understood. */
export async function manage({ args, open, ...scope }: Manage): Promise<number> {
  const { terminal } = scope
  if (args.includes('--help') || args.length === 0) {
    terminal.print(helpText())
    return args.length === 0 ? 2 : 0
  }
  const understood = understand(args)
  if (typeof understood === 'string') {
    terminal.print(`${understood}\n\n${helpText()}`)
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

async function runOpened(command: Command, given: Given, open: Manage['open']): Promise<void> {
  const { scope, close } = await open()
  try {
    await command.run(given, scope)
  } finally {
    await close()
  }
}

type Understood = Given & { command: Command | StoreCommand }

function understand(args: readonly string[]): Understood | string {
  const command = COMMANDS.find(({ usage }) => wordsOf(usage).every((word, index) => args[index] === word))
  if (!command) return `Unknown command: ${args.join(' ')}`
  const options = Object.fromEntries(command.options.map((name) => [name, { type: 'string' as const }]))
  try {
    const parsed = parseArgs({ args: [...args], options, allowPositionals: true })
    const words = wordsOf(command.usage).length
    const takesName = /\b[A-Z]{3,}\b/.test(command.usage.split(' --')[0] ?? '')
    if (parsed.positionals.length !== words + (takesName ? 1 : 0)) return `Usage: ${command.usage}`
    return { command, name: parsed.positionals[words] ?? '', options: parsed.values }
  } catch (error) {
    return `${(error as Error).message}\nUsage: ${command.usage}`
  }
}

/** The words that name a command: `user add` of `user add NAME --role …`. */
function wordsOf(usage: string): string[] {
  const words = usage.split(' ')
  const end = words.findIndex((word) => !/^[a-z]+$/.test(word))
  return end === -1 ? words : words.slice(0, end)
}

function helpText(): string {
  const width = Math.max(...COMMANDS.map(({ usage }) => usage.length))
  const lines = COMMANDS.map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`)
  return ['npm run manage -- COMMAND', '', ...lines].join('\n')
}
