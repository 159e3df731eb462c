import { randomUUID } from 'node:crypto'
import { addSeconds } from 'date-fns/addSeconds'
import { actorOf, type ChangeMaker } from '#domain/accounts/caller.ts'
import {
  type FileChoice,
  type Import,
  USUAL_OPTIONS,
  type ImportKind,
  type ImportOptions,
  NO_COUNTS,
  NO_PRODUCTS,
} from '#domain/imports/import.ts'
import { failure, type Outcome } from '#domain/records/errors.ts'
import type { FileProblem } from '#domain/sheets/sheet-file.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import type { Locale } from '#domain/text/locale.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction } from '#server/data/engine/database.ts'
import { findCreatedImport, insertImport } from '#server/data/imports/imports-store.ts'
import { addWork } from '#server/data/work/work-store.ts'
import { ARCHIVE_TYPES, SHEET_TYPES } from '#server/files/file-type.ts'
import { privateKeyOf } from '#server/files/private/private-key.ts'
import { fileKind, type FileKind } from '#server/sheets/file-kind.ts'
import { authorize } from '#server/auth/authorization.ts'
import { rightToImport, type WrongImport } from './import-changes.ts'
import { problemTexts } from './check-import.ts'
import type { ImportWorkDeps } from './import-deps.ts'

export type NewImport = {
  file: File
  /** A ZIP of the pictures that the rows name. */
  pictures?: File | null
  kind: ImportKind
  options: ImportOptions
  chosen: FileChoice
  locale: Locale
  /** It is run as soon as nothing is open. */
  runsAtOnce?: boolean
  creationKey?: string | null
}

/** Files are stored within that time and one second for each megabyte, or whoever sent them is gone. */
const STORED_WITHIN_SECONDS = 60
const BYTES_A_SECOND = 1024 ** 2

/** Keeps what came, to be read when its turn comes. */
export async function takeImport(
  { db, clock, storage }: Pick<ImportWorkDeps, 'db' | 'clock' | 'storage'>,
  request: NewImport,
  by: ChangeMaker,
): Promise<Outcome<{ one: Import; isNew: boolean }, WrongImport>> {
  const { file, pictures = null } = request
  await authorize(db, by, rightToImport(request.kind))
  // Others may choose the same key, for other imports.
  const creationKey = request.creationKey ? `${by.kind} ${by.id ?? ''} ${request.kind} ${request.creationKey}` : null
  const earlier = creationKey === null ? null : await findCreatedImport(db, creationKey)
  if (earlier) return { ok: true, value: { one: earlier, isNew: false } }
  const kind = await kindOf(file)
  const problem = problemOf(file, kind)
  if (problem) return failure({ kind: 'invalid', fields: { file: problemTexts(problem, file.name) } })
  if (pictures && (await kindOf(pictures)) !== 'archive')
    return failure({ kind: 'invalid', fields: { pictures: problemTexts({ code: 'unreadable' }) } })
  const type = kind === 'archive' ? 'xlsx' : 'csv'
  const fileKey = await privateKeyOf(file, type)
  const picturesKey = pictures && (await privateKeyOf(pictures, 'zip'))
  const now = clock()
  const one = newImport(request, by, { fileKey, picturesKey, createdAt: toInstant(now) })
  const seconds = STORED_WITHIN_SECONDS + (file.size + (pictures?.size ?? 0)) / BYTES_A_SECOND
  // The row first: bytes that no row knows would never be removed.
  const same = await inTransaction(db, async (tx) => {
    const sentBefore = creationKey === null ? null : await findCreatedImport(tx, creationKey)
    if (sentBefore) return sentBefore
    await insertImport(tx, one, creationKey)
    await addWork(tx, { kind: 'import', id: one.id }, toInstant(addSeconds(now, seconds)))
    return null
  })
  if (same) return { ok: true, value: { one: same, isNew: false } }
  await storage.put(fileKey, file, SHEET_TYPES[type].mime)
  if (pictures && picturesKey !== null) await storage.put(picturesKey, pictures, ARCHIVE_TYPES.zip.mime)
  await addWork(db, { kind: 'import', id: one.id }, toInstant(now))
  return { ok: true, value: { one, isNew: true } }
}

/** As much of a file as tells what it is. */
const BEGINNING = 64 * 1024

/** What was saved by old programs says so anywhere in it; it is refused, so it is looked at as a whole. */
async function kindOf(file: File): Promise<FileKind> {
  const beginning = fileKind(Buffer.from(await file.slice(0, BEGINNING).arrayBuffer()))
  return beginning === 'unreadable' ? fileKind(Buffer.from(await file.arrayBuffer())) : beginning
}

function problemOf(file: File, kind: FileKind): FileProblem | null {
  if (file.size === 0) return { code: 'empty' }
  return kind === 'other-format' || kind === 'unreadable' ? { code: kind } : null
}

function newImport(
  { file, kind, locale, chosen, options, runsAtOnce = false }: NewImport,
  by: ChangeMaker,
  stored: Pick<Import, 'fileKey' | 'picturesKey' | 'createdAt'>,
): Import {
  return {
    id: randomUUID(),
    actId: randomUUID(),
    by: actorOf(by),
    kind,
    state: 'reading',
    locale,
    fileName: cleanLine(file.name).slice(0, 200).toWellFormed(),
    fileBytes: file.size,
    file: null,
    asks: [],
    columns: [],
    chosen,
    options: { ...USUAL_OPTIONS, ...options },
    counts: NO_COUNTS,
    products: NO_PRODUCTS,
    newCategories: [],
    storedPictures: {},
    total: 0,
    done: 0,
    runsAtOnce,
    message: null,
    checkedAt: null,
    endedAt: null,
    ...stored,
  }
}
