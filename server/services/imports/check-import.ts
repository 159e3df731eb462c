import { importFailures } from '#content/imports/import-words.ts'
import { fileProblemText } from '#content/sheet-words.ts'
import type { Import, ImportColumn, ImportOptions } from '#domain/imports/import.ts'
import type { FileProblem } from '#domain/sheets/sheet-file.ts'
import type { Localized } from '#domain/text/locale.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { deleteImportRows, insertImportRows } from '#server/data/imports/import-rows-store.ts'
import {
  accountOf,
  updateImport,
  findImportMap,
  saveImportMap,
  type ImportMap,
} from '#server/data/imports/imports-store.ts'
import { withFileOnDisk } from '#server/files/private/incoming.ts'
import { mayNow } from '#server/auth/authorization.ts'
import { FileRefusal } from '#server/sheets/file-kind.ts'
import { headingKey, readImportFile, type ReadHow } from './read-file.ts'
import type { Pictures } from './pictures.ts'
import { withPictures } from './stored-pictures.ts'
import { evaluateImport } from './evaluate-import.ts'
import { type ImportWorkDeps, failImport } from './import-deps.ts'

/** Reads the file and says of each row what it would change. */
export async function checkImport(
  deps: ImportWorkDeps,
  one: Import,
  { signal, keep }: { signal: AbortSignal; keep: () => Promise<void> },
): Promise<void> {
  const { db } = deps
  const { id } = one
  const renew = async (patch: Partial<Import> = {}) => {
    signal.throwIfAborted()
    await keep()
    if (Object.keys(patch).length > 0) await updateImport(db, { id, state: 'reading' }, patch)
  }
  await deleteImportRows(db, id)
  const mayPrices = await mayNow(db, one.by, 'prices')
  let memory: ImportMap | null = null
  const how: ReadHow = {
    chosen: one.chosen,
    asksAll: one.chosen.asksAll ?? false,
    mayPrices,
    async remembered(headings) {
      memory = await findImportMap(db, { account: accountOf(one.by), headings })
      return memory?.columns ?? null
    },
    async take(rows) {
      await renew()
      await insertImportRows(db, id, rows)
    },
  }
  const read = one.fileKey && (await withFileOnDisk(deps, one.fileKey, (path) => readImportFile(path, how)))
  if (!read) return failImport(deps, one, importFailures.fileGone)
  // It is read again later: the machine had no room for it.
  if (!read.ok && read.problem.code === 'later') throw new Error('The file could not be read just now.')
  if (!read.ok) return failImport(deps, one, problemTexts(read.problem, one.fileName))
  const { file, columns, asks } = read.value
  const options = optionsFrom(one, memory)
  if (asks.length > 0) {
    await renew({ file, columns, asks, options })
    await updateImport(db, { id, state: 'reading' }, { state: 'asks' })
    return
  }
  await evaluateWithPictures(deps, { ...one, file, columns, options }, renew)
}

async function evaluateWithPictures(deps: ImportWorkDeps, one: Import, renew: Renew): Promise<void> {
  try {
    const evaluated = await withPictures(deps, one, async (...pictures) => {
      await evaluate(deps, one, renew, pictures)
      return true
    })
    if (!evaluated) await failImport(deps, one, importFailures.fileGone)
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error
    const { ar, en } = problemTexts(error.problem)
    const { pictures } = importFailures
    await failImport(deps, one, { ar: pictures.ar(ar), en: pictures.en(en) })
  }
}

/** On pages the options of the last file with these headings too, as far as the page of the columns asks for them. */
function optionsFrom({ options, chosen }: Import, memory: ImportMap | null): ImportOptions {
  if (!memory || !chosen.asksAll || chosen.map) return options
  const { whole, suggestions } = options
  return { ...options, ...memory.options, whole, suggestions }
}

type Renew = (patch?: Partial<Import>) => Promise<void>

async function evaluate(
  deps: ImportWorkDeps,
  one: Import,
  renew: Renew,
  [pictures, storedNow]: [Pictures, Record<string, string>],
): Promise<void> {
  const { db, clock } = deps
  const { file, columns, options, id } = one
  const checkedAt = toInstant(clock())
  await renew({ file, columns, options })
  const { counts, products, newCategories, places } = await evaluateImport(deps, one, pictures, (done, total) =>
    renew({ done, total }),
  )
  if (counts.rows === 0) return failImport(deps, one, importFailures.nothing)
  await remember(deps, one, columns)
  const isRun = one.runsAtOnce && counts.refused < counts.rows && (counts.refused === 0 || one.options.whole === '0')
  const state = isRun ? 'running' : 'ready'
  const ready: Partial<Import> = {
    state,
    counts,
    products,
    newCategories,
    storedPictures: storedNow,
    total: places,
    done: 0,
    checkedAt,
    file,
    columns,
    asks: [],
  }
  await updateImport(db, { id, state: 'reading' }, ready)
}

/** What somebody chose for these headings, for the next file that has them. */
async function remember({ db, clock }: ImportWorkDeps, { by, chosen, options }: Import, columns: ImportColumn[]) {
  if (!chosen.map) return
  const headings = headingKey(columns.map(({ heading }) => heading))
  await saveImportMap(
    db,
    { account: accountOf(by), headings },
    { columns: { ...chosen.map }, options, day: dayOfInstant(clock()) },
  )
}

/** What programs call files that they are to save otherwise. */
const OTHER_FORMAT = /\.(?:xls|xlsb|ods|numbers)$/iu

/** Why a file is refused, in both languages. One that cannot be read may say by its name what helps. */
export function problemTexts(found: FileProblem, fileName = ''): Localized {
  const isOther = found.code === 'unreadable' && OTHER_FORMAT.test(fileName)
  const problem: FileProblem = isOther ? { code: 'other-format' } : found
  return { ar: fileProblemText(problem, 'ar'), en: fileProblemText(problem, 'en') }
}
