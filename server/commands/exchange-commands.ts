import { createReadStream, existsSync, openAsBlob } from 'node:fs'
import { basename, resolve, extname } from 'node:path'
import { createInterface } from 'node:readline'
import { UNDO_DAYS } from '#domain/accounts/acts.ts'
import type { LineProblem } from '#server/exchange/catalogue-lines.ts'
import type { UndoRefusal } from '#server/records/undo/undo.ts'
import { type Command, CommandRefused, type CommandScope, IMPORT, OPERATOR, type Given } from './command.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { reasonText } from '#content/imports/import-words.ts'
import { readImportFields } from '#domain/imports/import-form.ts'
import { IMPORT_KINDS, IMPORT_OPTIONS, OPTION_NAMES, type Import } from '#domain/imports/import.ts'
import { TEXT_ENCODINGS } from '#domain/sheets/sheet-file.ts'
import { ownValue } from '#domain/text/own-value.ts'

/** What may be said of a spreadsheet; everything else is as calls have it. */
const SHEET_OPTIONS = ['kind', 'sheet', 'encoding', ...OPTION_NAMES] as const

const SHEETS = ['.csv', '.tsv', '.txt', '.xlsx', '.xlsm']

const LOOK_MS = 200

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

function isSheet(name: string): boolean {
  return SHEETS.includes(extname(name).toLowerCase())
}

/** Imports a spreadsheet by the service that pages and calls use; a running site may do the work. */
async function importSheet({ name, options, flags }: Given, path: string, scope: CommandScope): Promise<void> {
  const { services, terminal } = scope
  const asked = readImportFields(options)
  const [wrong] = asked.wrong
  if (wrong !== undefined) throw new CommandRefused(`--${wrong} has no such value.${oneOf(valuesOf(wrong))}`)
  const isDry = flags.includes('dry-run')
  const added = await services.imports.add(
    {
      file: new File([await openAsBlob(path)], basename(path)),
      kind: asked.kind ?? 'products',
      options: asked.options,
      chosen: asked.chosen,
      locale: 'en',
      runsAtOnce: !isDry,
    },
    IMPORT,
  )
  if (!added.ok) throw new CommandRefused(`${name}: ${reasonOf(added.failure)}`)
  const one = await finished(scope, added.value.id)
  if (one.state === 'failed') throw new CommandRefused(`${name}: ${one.message?.en ?? 'Nothing was imported.'}`)
  if (one.state === 'asks') throw new CommandRefused(`${name}: The file leaves open: ${one.asks.join(', ')}.`)
  const { added: more, changed, unchanged, refused } = one.counts
  terminal.print(`${name}: ${more} added, ${changed} changed, ${unchanged} as they were, ${refused} refused.`)
  if (one.newCategories.length > 0) terminal.print(`New categories, as drafts: ${one.newCategories.join(', ')}`)
  const reasons = await refusalsOf(scope, one, name)
  if (one.state === 'ready' && !isDry) reasons.push('Nothing was imported.')
  if (one.state === 'done') terminal.print(`To undo this: import --undo ${one.actId}`)
  else await services.imports.discard(one.id, IMPORT)
  if (refused > 0) throw new CommandRefused(reasons.join('\n'))
}

/** What may stand behind an option, where that is a choice. */
function valuesOf(name: string): readonly string[] {
  const choices = { ...IMPORT_OPTIONS, kind: IMPORT_KINDS, encoding: TEXT_ENCODINGS }
  return ownValue<readonly string[]>(choices, name) ?? []
}

function oneOf(values: readonly string[]): string {
  return values.length > 0 ? ` It is one of: ${values.join(', ')}.` : ''
}

function reasonOf(failure: {
  kind: string
  fields?: Record<string, { en: string }>
  message?: { en: string }
}): string {
  return failure.message?.en ?? Object.values(failure.fields ?? {})[0]?.en ?? 'It cannot be imported.'
}

async function finished({ services }: CommandScope, id: string): Promise<Import> {
  for (;;) {
    await services.imports.work(new AbortController().signal)
    const one = await services.imports.find(id, IMPORT)
    if (one && one.state !== 'reading' && one.state !== 'running') return one
    await pause(LOOK_MS)
  }
}

async function refusalsOf({ services }: CommandScope, { id }: Import, name: string): Promise<string[]> {
  const reasons: string[] = []
  for await (const rows of services.imports.allRows(id, IMPORT, 'refused')) {
    for (const { row, changes } of rows) {
      for (const change of changes) {
        const reason = reasonText(change, 'en')
        if (reason !== null) reasons.push(`${name}:${row}:${change.field}: ${reason}`)
      }
    }
  }
  return reasons
}
