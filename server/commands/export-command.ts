import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { extname, resolve } from 'node:path'
import { removeLeftOvers, unfinishedPath } from '#server/files/unfinished-file.ts'
import type { SheetWish } from '#domain/sheets/written-sheet.ts'
import { isLocale } from '#domain/text/locale.ts'
import { type Command, CommandRefused, type CommandScope, type Given, OPERATOR } from './command.ts'

type Write = (bytes: Uint8Array | string) => Promise<void>
/** What was written, for whoever asked; null where it is all that there is to say. */
type Made = (write: Write) => Promise<string>

/** Spreadsheets by the ending of the file; every other is JSON lines. */
const SHEETS: Record<string, SheetWish> = {
  '.xlsx': { format: 'xlsx' },
  '.csv': { format: 'csv', separator: 'comma' },
  '.tsv': { format: 'csv', separator: 'tab' },
}

/** Standard output, for another program. */
const OUT = '-'

export const exportCatalogue: Command = {
  usage: 'export FILE [--drafts] [--lang ar|en] [--columns KEY,…]',
  summary:
    'Writes the whole catalogue with its pictures to a new file; --drafts adds what is not on the site. A file named .xlsx, .csv or .tsv gets the products as a spreadsheet. - is standard output: JSON lines, or CSV with --lang or --columns',
  options: ['lang', 'columns'],
  flags: ['drafts'],
  async run(given, scope) {
    const { name, options } = given
    const wantsSheet = options['lang'] !== undefined || options['columns'] !== undefined
    const sheet = name === OUT ? (wantsSheet ? SHEETS['.csv'] : undefined) : SHEETS[extname(name).toLowerCase()]
    if (!sheet && wantsSheet) throw new CommandRefused('--lang and --columns are for files named .xlsx, .csv or .tsv.')
    const make = sheet ? sheetMaker(given, sheet, scope) : linesMaker(given, scope)
    if (name !== OUT) return writeNew(name, make, scope)
    await make(scope.terminal.write)
  },
}

function linesMaker({ flags }: Given, { services }: CommandScope): Made {
  return async (write) => {
    const lines = await services.exchange.export((line) => write(`${line}\n`), { drafts: flags.includes('drafts') })
    return `${lines - 1} records.`
  }
}

function sheetMaker({ options }: Given, sheet: SheetWish, { services: { exports } }: CommandScope): Made {
  const { lang = 'en', columns } = options
  if (!isLocale(lang)) throw new CommandRefused('--lang must be ar or en.')
  const keys = columns?.split(',').map((key) => key.trim()) ?? null
  const known = exports.columnsOf('products', OPERATOR)
  const unknown = keys?.find((key) => !known.includes(key))
  if (unknown !== undefined) throw new CommandRefused(`There is no column ${unknown}. Columns: ${known.join(', ')}.`)
  return async (write) => {
    const wish = { ...sheet, lang, columns: keys, template: false, search: new URLSearchParams(), ids: null }
    for await (const bytes of await exports.file('products', wish, OPERATOR)) await write(bytes)
    return 'All products, drafts too.'
  }
}

/** It appears under its name only when it is whole. */
async function writeNew(name: string, make: Made, { terminal }: CommandScope): Promise<void> {
  const path = resolve(name)
  if (existsSync(path)) throw new CommandRefused(`${name} already exists. Choose another name.`)
  await removeLeftOvers(path).catch(() => {})
  const unfinished = unfinishedPath(path)
  const file = await open(unfinished, 'wx').catch((error: Error) => {
    throw new CommandRefused(`${name} cannot be written: ${error.message}`)
  })
  try {
    const made = await make((bytes) => file.writeFile(bytes))
    await file.sync()
    await file.close()
    await rename(unfinished, path)
    terminal.print(`${name}: ${made}`)
  } catch (error) {
    await file.close()
    await rm(unfinished, { force: true })
    throw error
  }
}
