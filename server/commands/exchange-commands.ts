import { createReadStream, existsSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { UNDO_DAYS } from '#domain/accounts/undoable.ts'
import type { LineProblem } from '#server/exchange/catalogue-lines.ts'
import type { UndoRefusal } from '#server/records/undo/undo.ts'
import { type Command, CommandRefused, type CommandScope, IMPORT, OPERATOR } from './command.ts'
import { importSheet, isSheet, SHEET_OPTIONS } from './import-sheet.ts'

/** The lines of a file of UTF-8; null stands for one that is not. A file has no other line ends than CR and LF. */
async function* textLines(path: string): AsyncGenerator<string | null> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const bytes = createInterface({ input: createReadStream(path, 'latin1'), crlfDelay: Infinity })
  for await (const line of bytes) {
    let text: string | null = null
    try {
      text = decoder.decode(Buffer.from(line, 'latin1'))
    } catch {
      // The reader says which line it is.
    }
    yield text
  }
}

export const importCatalogue: Command = {
  usage: 'import FILE | --undo ACT',
  summary:
    'Imports a file written by export, or a spreadsheet (CSV, TSV, XLSX), all or nothing; --undo takes an import back',
  options: ['undo', ...SHEET_OPTIONS],
  flags: ['dry-run'],
  insteadOfName: 'undo',
  async run(given, scope) {
    const { name, options } = given
    const { services, terminal } = scope
    if (options['undo'] !== undefined) return undoImport(options['undo'], scope)
    const path = resolve(name)
    if (!existsSync(path)) throw new CommandRefused(`There is no file ${name}.`)
    if (isSheet(name)) return importSheet(given, path, scope)
    const outcome = await services.exchange.import(() => textLines(path), IMPORT, basename(path))
    if (!outcome.ok) throw new CommandRefused(refusalText(name, outcome.failure))
    const { added, changed, unchanged, files, actId } = outcome.value
    terminal.print(`${name}: ${added} added, ${changed} changed, ${unchanged} unchanged; ${files} files.`)
    if (actId !== null) terminal.print(`To undo this: import --undo ${actId}`)
  },
}

const UNDO_REFUSALS: Record<UndoRefusal, string> = {
  already: 'This import has already been undone.',
  'too-late': `This import is older than ${UNDO_DAYS} days.`,
  impossible: 'There is no such import.',
  'under-way': 'This import is still under way.',
}

/** By the rules of every undo: what was saved since stays, and is named. */
async function undoImport(actId: string, { services, terminal }: CommandScope): Promise<void> {
  const outcome = await services.records.undo(actId, OPERATOR, { isConfirmed: true })
  if (!outcome.ok) throw new CommandRefused(UNDO_REFUSALS[outcome.failure])
  const { left } = outcome.value
  const named = left.slice(0, MOST_SHOWN).map(({ en }) => `Left as it is, because it was saved later: ${en}`)
  const more = left.length > MOST_SHOWN ? [`… and ${left.length - MOST_SHOWN} more.`] : []
  if (outcome.value.actId === null) throw new CommandRefused([...named, ...more, 'Nothing was undone.'].join('\n'))
  for (const line of [...named, ...more]) terminal.print(line)
  terminal.print('Undone.')
}

const MOST_SHOWN = 30

function refusalText(name: string, problems: LineProblem[]): string {
  const shown = problems.slice(0, MOST_SHOWN).map(({ line, text }) => `${name}:${line}: ${text}`)
  const more = problems.length - shown.length
  return [...shown, ...(more > 0 ? [`… and ${more} more.`] : []), 'Nothing was imported.'].join('\n')
}
