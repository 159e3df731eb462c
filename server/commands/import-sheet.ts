import { openAsBlob } from 'node:fs'
import { basename, extname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { reasonText } from '#content/imports/import-words.ts'
import { readImportFields } from '#domain/imports/import-form.ts'
import { IMPORT_KINDS, IMPORT_OPTIONS, OPTION_NAMES } from '#domain/imports/import-options.ts'
import type { Import } from '#domain/imports/import.ts'
import { TEXT_ENCODINGS } from '#domain/sheets/sheet-file.ts'
import { ownValue } from '#domain/text/own-value.ts'
import { CommandRefused, type CommandScope, type Given, IMPORT } from './command.ts'

/** What may be said of a spreadsheet; everything else is as calls have it. */
export const SHEET_OPTIONS = ['kind', 'sheet', 'encoding', ...OPTION_NAMES] as const

const SHEETS = ['.csv', '.tsv', '.txt', '.xlsx', '.xlsm']

export function isSheet(name: string): boolean {
  return SHEETS.includes(extname(name).toLowerCase())
}

const LOOK_MS = 200

/** Imports a spreadsheet by the service that pages and calls use; a running site may do the work. */
export async function importSheet({ name, options, flags }: Given, path: string, scope: CommandScope): Promise<void> {
  const { services, terminal } = scope
  const wish = readImportFields(options)
  const [wrong] = wish.wrong
  if (wrong !== undefined) throw new CommandRefused(`--${wrong} has no such value.${oneOf(valuesOf(wrong))}`)
  const isDry = flags.includes('dry-run')
  const added = await services.imports.add(
    {
      file: new File([await openAsBlob(path)], basename(path)),
      kind: wish.kind ?? 'products',
      options: wish.options,
      chosen: wish.chosen,
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
