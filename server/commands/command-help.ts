import { COMMANDS } from './commands.ts'

/** The words that name a command: `user add` of `user add NAME --role …`. */
export function wordsOf(usage: string): string[] {
  const words = usage.split(' ')
  const end = words.findIndex((word) => !/^[a-z]+$/.test(word))
  return end === -1 ? words : words.slice(0, end)
}

/** All commands, or those that begin with the words that were typed; null where none does. `program` is how it was started. */
export function helpText(program: string, typed: readonly string[]): string | null {
  const found = COMMANDS.filter(({ usage }) => beginsWith(wordsOf(usage), typed))
  if (found.length === 0) return null
  const [only] = found
  if (found.length === 1 && only) return `${program} ${only.usage}\n\n  ${only.summary}.`
  const width = Math.max(...found.map(({ usage }) => usage.length))
  const lines = found.map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`)
  return [`${program} COMMAND`, '', ...lines, '', EXIT_CODES].join('\n')
}

const EXIT_CODES = 'Exit codes: 0 done, 1 refused or failed, 2 not understood.'

function beginsWith(words: readonly string[], typed: readonly string[]): boolean {
  return typed.slice(0, words.length).every((word, index) => words[index] === word)
}

/** What to say of words that name no command: those that begin alike, or where the list of all stands. */
export function unknownText(program: string, typed: readonly string[]): string {
  const said = `Unknown command: ${typed.join(' ')}`
  const near = helpText(program, typed.slice(0, 1))
  return near === null ? `${said}\n${program} help lists all commands.` : `${said}\n\n${near}`
}
