import { sql, type ExpressionBuilder } from 'kysely'
import type { Actor } from '#domain/accounts/staff.ts'
import { CONTENT_KINDS } from '#domain/site/content/content-kinds.ts'
import type { FileKind, Rendition, StoredFile } from '#domain/site/stored-file.ts'
import { foldText } from '#domain/text/fold.ts'
import { inChunks, toFlag, countRows, contains } from '#server/data/engine/codec.ts'
import { type Db, inTransaction } from '#server/data/engine/database.ts'
import { wasFoiled } from '#server/data/engine/dialect.ts'
import { takeFilesFromBin } from '#server/data/media/file-bin.ts'
import { toStoredFile } from './file-rows.ts'
import type { Database } from '#server/data/engine/schema.ts'

/** Who sent a file, and whether it stays while nothing shows it. */
export type Sent = { by?: Actor | null; isKept?: boolean }

/**
 * Keeps a file's record and answers it. The same bytes have the same name: the first record stays, is found by the name that
 * they have now as well, and counts as stored now, so that it does not go as unused before it is used again.
 */
export async function insertFile(
  db: Db,
  file: StoredFile,
  { by = null, isKept = false }: Sent = {},
): Promise<StoredFile> {
  const original = foldText(file.originalName)
  await db
    .insertInto('files')
    .values({
      name: file.name,
      sha256: file.sha256,
      kind: file.kind,
      mime: file.mime,
      bytes: file.bytes,
      width: file.width,
      height: file.height,
      color: file.color,
      pages: file.pages ?? null,
      original_name: file.originalName,
      renditions_state: file.kind === 'image' ? 'pending' : 'none',
      renditions_attempts: 0,
      created_at: file.createdAt,
      by_kind: by?.kind,
      by_id: by?.id,
      by_name: by?.name,
      kept: toFlag(isKept),
      searched: foldText(`${file.originalName}\n${file.name}`),
    })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        created_at: file.createdAt,
        ...(file.pages && { pages: file.pages }),
        ...(isKept && { kept: toFlag(true) }),
        searched: sql<string>`case when ${contains('files.searched', original)} then files.searched
          else files.searched || ' ' || ${original} end`,
      }),
    )
    .execute()
  await takeFilesFromBin(db, [file.name])
  return (await findFile(db, file.name)) ?? file
}

/** A file outside the bin. */
export async function findFile(db: Db, name: string): Promise<StoredFile | null> {
  const row = await outsideBin(db).selectAll().where('name', '=', name).executeTakeFirst()
  return row ? toStoredFile(row) : null
}

export async function listFiles(db: Db): Promise<StoredFile[]> {
  const rows = await db.selectFrom('files').selectAll().orderBy('name').execute()
  return rows.map(toStoredFile)
}

/** Also those in the bin, whose bytes are still there. */
export async function findFiles(db: Db, names: string[]): Promise<StoredFile[]> {
  const rows = await inChunks(names, (chunk) => db.selectFrom('files').selectAll().where('name', 'in', chunk).execute())
  return rows.map(toStoredFile)
}

export async function findFileKinds(db: Db, names: string[]): Promise<Map<string, FileKind>> {
  const rows = await inChunks(names, (chunk) =>
    outsideBin(db).select(['name', 'kind']).where('name', 'in', chunk).execute(),
  )
  return new Map(rows.map(({ name, kind }) => [name, kind as FileKind]))
}

export async function findPicturesCalled(db: Db, originalNames: string[]): Promise<Map<string, string[]>> {
  const rows = await inChunks(originalNames, (chunk) =>
    outsideBin(db)
      .select(['name', 'original_name'])
      .where('original_name', 'in', chunk)
      .where('kind', '=', 'image')
      .orderBy('name')
      .execute(),
  )
  const byName = Map.groupBy(rows, ({ original_name: original }) => original)
  return new Map(Array.from(byName, ([original, some]) => [original, some.map(({ name }) => name)]))
}

const RENDITION_ATTEMPTS = 3

/** Pictures whose renditions are still to be made, the newest first: somebody is looking at them. */
export async function listPendingFiles(db: Db, limit: number): Promise<StoredFile[]> {
  const rows = await db
    .selectFrom('files')
    .selectAll()
    .where('renditions_state', '=', sql.lit('pending'))
    .orderBy('created_at', 'desc')
    .orderBy('name')
    .limit(limit)
    .execute()
  return rows.map(toStoredFile)
}

/** Pictures whose renditions are still to be made, or could not be made. */
export async function countFilesIn(db: Db, state: 'pending' | 'failed'): Promise<number> {
  return countRows(db.selectFrom('files').where('renditions_state', '=', sql.lit(state)))
}

/** Gives pictures that were given up so many attempts more; answers how many there are. */
export async function retryRenditions(db: Db, attempts = RENDITION_ATTEMPTS): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('files')
    .set({ renditions_state: 'pending', renditions_attempts: RENDITION_ATTEMPTS - attempts })
    .where('renditions_state', '=', sql.lit('failed'))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Records what was made of a picture. Made twice, the later record stands. */
export async function saveRenditions(db: Db, file: string, renditions: Rendition[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.deleteFrom('file_renditions').where('file', '=', file).execute()
    if (renditions.length > 0) {
      await tx
        .insertInto('file_renditions')
        .values(renditions.map((rendition) => ({ file, ...rendition })))
        .execute()
    }
    await tx.updateTable('files').set({ renditions_state: 'ready' }).where('name', '=', file).execute()
  })
}

/** Counts a failed attempt; after the third the picture is shown as it is. */
export async function failRenditions(db: Db, file: string): Promise<void> {
  await db
    .updateTable('files')
    .set((column) => ({
      renditions_attempts: column('renditions_attempts', '+', 1),
      renditions_state: sql<string>`case when renditions_attempts + 1 >= ${sql.lit(RENDITION_ATTEMPTS)}
        then 'failed' else 'pending' end`,
    }))
    .where('name', '=', file)
    .execute()
}

export async function listRenditions(db: Db, file: string): Promise<Rendition[]> {
  const rows = await db
    .selectFrom('file_renditions')
    .select(['format', 'width', 'bytes'])
    .where('file', '=', file)
    .orderBy('format')
    .orderBy('width')
    .execute()
  return rows as Rendition[]
}

export async function listAllRenditions(db: Db): Promise<(Rendition & { file: string })[]> {
  const rows = await db.selectFrom('file_renditions').selectAll().orderBy('file').execute()
  return rows as (Rendition & { file: string })[]
}

/** The rendition of a picture that is known by the stem of its name. */
export async function findRendition(
  db: Db,
  stem: string,
  { width, format }: Pick<Rendition, 'width' | 'format'>,
): Promise<Rendition | null> {
  const row = await db
    .selectFrom('file_renditions')
    .innerJoin('files', 'files.name', 'file')
    .select(['format', 'file_renditions.width', 'file_renditions.bytes'])
    .where('binned', '=', toFlag(false))
    // Every ending of the stem: the slash is the sign behind the full stop.
    .where('file', '>', `${stem}.`)
    .where('file', '<', `${stem}/`)
    .where('format', '=', format)
    .where('file_renditions.width', '=', width)
    .executeTakeFirst()
  return (row as Rendition | undefined) ?? null
}

/**
 * Files stored before an instant that nothing shows, neither a field nor a picture within a post's text, and that no
 * version of a record names.
 */
export async function listUnusedFiles(db: Db, storedBefore: string): Promise<StoredFile[]> {
  const rows = await outsideBin(db)
    .selectAll()
    .where('created_at', '<', storedBefore)
    .where('kept', '=', toFlag(false))
    .where((build) => build.not(isShown(build)))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('version_files').select('number').whereRef('file', '=', 'files.name'))),
    )
    .orderBy('name')
    .execute()
  return rows.map(toStoredFile)
}

function outsideBin(db: Db) {
  return db.selectFrom('files').where('binned', '=', toFlag(false))
}

/** Files that something shows. */
export async function listUsedFiles(db: Db, { drafts = false } = {}): Promise<StoredFile[]> {
  const rows = await db
    .selectFrom('files')
    .selectAll()
    .where((build) => (drafts ? build.or([isShown(build), isInDraft(build)]) : isShown(build)))
    .orderBy('name')
    .execute()
  return rows.map(toStoredFile)
}

function isShown(build: ExpressionBuilder<Database, 'files'>) {
  const { exists, or, selectFrom } = build
  return or([
    exists(selectFrom('categories').select('id').whereRef('image_file', '=', 'files.name')),
    exists(selectFrom('products').select('id').whereRef('image_file', '=', 'files.name')),
    exists(selectFrom('products').select('id').whereRef('pdf_ar_file', '=', 'files.name')),
    exists(selectFrom('products').select('id').whereRef('pdf_en_file', '=', 'files.name')),
    exists(selectFrom('product_images').select('position').whereRef('source_file', '=', 'files.name')),
    exists(selectFrom('brands').select('id').whereRef('logo_file', '=', 'files.name')),
    exists(selectFrom('brands').select('id').whereRef('logo_white_file', '=', 'files.name')),
    exists(selectFrom('brands').select('id').whereRef('image_file', '=', 'files.name')),
    exists(selectFrom('documents').select('id').whereRef('file_file', '=', 'files.name')),
    exists(selectFrom('document_revisions').select('n').whereRef('file_file', '=', 'files.name')),
    exists(selectFrom('posts').select('id').whereRef('image_file', '=', 'files.name')),
    exists(selectFrom('post_media').select('position').whereRef('source_file', '=', 'files.name')),
    isInContent(build),
    isInText(build),
  ])
}

/** Whether the site's content shows it: the version on the site names its files. */
function isInContent({ exists, selectFrom }: ExpressionBuilder<Database, 'files'>) {
  return exists(
    selectFrom('version_files')
      .innerJoin('records', 'records.key', 'record_key')
      .select('file')
      .whereRef('file', '=', 'files.name')
      .whereRef('version_files.number', '=', 'published_number')
      .where('kind', 'in', CONTENT_KINDS)
      .where('deleted_at', 'is', null),
  )
}

/** Whether a record shows it that is not on the site. */
function isInDraft({ exists, selectFrom }: ExpressionBuilder<Database, 'files'>) {
  return exists(
    selectFrom('version_files')
      .innerJoin('records', 'records.key', 'record_key')
      .select('file')
      .whereRef('file', '=', 'files.name')
      .whereRef('version_files.number', '=', 'draft_number')
      .where('state', '!=', 'published')
      .where('deleted_at', 'is', null),
  )
}

/** Whether it is a picture within a post's text, which no reference of the database tells. */
function isInText({ exists, selectFrom }: ExpressionBuilder<Database, 'files'>) {
  return exists(
    selectFrom('posts')
      .select('id')
      .where(sql<boolean>`detail_ar || detail_en like '%' || files.name || '%'`),
  )
}

/**
 * Forgets a file; false where something shows it by now. What a field shows the database itself keeps; the texts are
 * looked through in the same statement, so that none is written in between.
 */
export async function deleteFile(db: Db, name: string): Promise<boolean> {
  try {
    const { numDeletedRows } = await db
      .deleteFrom('files')
      .where('name', '=', name)
      .where((build) => build.not(isInText(build)))
      .executeTakeFirst()
    return numDeletedRows > 0n
  } catch (error) {
    if (wasFoiled(error)) return false
    throw error
  }
}
