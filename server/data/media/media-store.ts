import { sql, type SqlBool } from 'kysely'
import type { Actor } from '#domain/accounts/staff.ts'
import type { MediaFile } from '#domain/media/media-file.ts'
import type { MediaFilter, MediaSort } from '#domain/media/media-query.ts'
import type { Tag } from '#domain/media/tags.ts'
import { isFocus, MIDDLE } from '#domain/site/picture.ts'
import { foldedWords, foldText } from '#domain/text/fold.ts'
import {
  fromFlag,
  toFlag,
  countRows,
  NO_LIMIT,
  type Page,
  contains,
  inChunks,
  toCount,
} from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { FileRow } from '#server/data/engine/schema.ts'
import { isCalled } from '#server/data/records/records-store.ts'
import { toPictureWords, toStoredFile } from '#server/data/site/file-rows.ts'
import { usedNames } from './file-uses.ts'

/** So few are put in order faster than they are looked for in the order of all files. */
const FEW = 5000

type MediaRequest = MediaFilter & { sort: MediaSort } & Page & {
    /** How many files there are of these. */
    total: number
  }

/** Files of the library, in the order that was asked for. */
export async function listMedia(
  db: Db,
  { sort, limit = NO_LIMIT, offset = 0, total, ...filter }: MediaRequest,
): Promise<MediaFile[]> {
  const order = total < FEW ? apart : ordered
  const rows = await order(chosen(db, filter), sort).selectAll().limit(limit).offset(offset).execute()
  const tags = await tagsOf(
    db,
    rows.map(({ name }) => name),
  )
  return rows.map((row) => toMediaFile(row, tags.get(row.name)))
}

export async function countMedia(db: Db, filter: MediaFilter): Promise<number> {
  return countRows(chosen(db, filter))
}

export async function findMedia(db: Db, name: string, isBinned = false): Promise<MediaFile | null> {
  const row = await db
    .selectFrom('files')
    .selectAll()
    .where('name', '=', name)
    .where('binned', '=', toFlag(isBinned))
    .executeTakeFirst()
  return row ? toMediaFile(row, (await tagsOf(db, [name])).get(name)) : null
}

/** Saves what staff say of a file. */
export async function saveDescription(db: Db, file: MediaFile): Promise<void> {
  const { name, originalName, alt, isDecorative, focus, tags } = file
  await db
    .updateTable('files')
    .set({
      alt_ar: alt.ar,
      alt_en: alt.en,
      decorative: toFlag(isDecorative),
      focus,
      searched: searchedWords(name, originalName, alt.ar, alt.en, ...tags),
    })
    .where('name', '=', name)
    .execute()
  await saveTags(db, name, tags)
}

/** Brings a file back from the bin, to stay although nothing shows it. */
export async function bringFileBack(db: Db, name: string): Promise<void> {
  await db
    .updateTable('files')
    .set({ binned: toFlag(false), kept: toFlag(true) })
    .where('name', '=', name)
    .execute()
}

/** What a file is found by. */
function searchedWords(...texts: string[]): string {
  return foldText(texts.filter((text) => text !== '').join('\n'))
}

function toMediaFile(row: FileRow, tags: string[] = []): MediaFile {
  const { by_kind: kind, by_id: id, by_name: name } = row
  return {
    ...toStoredFile(row),
    by: kind === null || name === null ? null : { kind: kind as Actor['kind'], id, name },
    ...toPictureWords(row),
    isKept: fromFlag(row.kept),
    focus: isFocus(row.focus) ? row.focus : MIDDLE,
    tags,
    version: row.version,
  }
}

/** Pictures that say nothing to those who do not see them, in the words of their index. */
const WITHOUT_WORDS = sql<SqlBool>`kind = 'image' and decorative = 0 and (alt_ar = '' or alt_en = '')`

function chosen(db: Db, { search, kind, use, lacksAlt, tag }: MediaFilter) {
  const words = foldedWords(search)
  return (
    db
      .selectFrom('files')
      .where('binned', '=', toFlag(false))
      .$if(kind !== null, (some) => some.where('kind', '=', kind!))
      .$if(lacksAlt, (some) => some.where(WITHOUT_WORDS))
      .$if(tag !== '', (some) =>
        some.where('name', 'in', db.selectFrom('file_tags').select('file').where('folded', '=', foldText(tag))),
      )
      // Asked of each file, so that a page of a long list is there as soon as it is full.
      .$if(use === 'used', (some) => some.where(({ exists }) => exists(usesOf(db))))
      .$if(use === 'unused', (some) => some.where(({ exists, not }) => not(exists(usesOf(db)))))
      .$if(words.length > 0, (some) =>
        some.where(({ or, and, eb }) =>
          or([
            and(words.map((word) => contains('searched', word))),
            // Records are called what they are called; their names are not folded.
            eb('name', 'in', usedNames(db).where('version_files.record_key', 'in', called(db, search))),
          ]),
        ),
      )
  )
}

function usesOf(db: Db) {
  return usedNames(db).whereRef('version_files.file', '=', sql.ref('files.name'))
}

/** Looked for once, and not for each version again. */
function called(db: Db, search: string) {
  return db.selectFrom('records').select('key').where(isCalled(search.trim().toLowerCase()))
}

function ordered(query: ReturnType<typeof chosen>, sort: MediaSort) {
  if (sort === 'size') return query.orderBy('bytes', 'desc').orderBy('name', 'desc')
  if (sort === 'name') return query.orderBy(sql`lower(original_name)`).orderBy('name')
  return query.orderBy('created_at', 'desc').orderBy('name')
}

/** The same order, for which no index is walked through. */
function apart(query: ReturnType<typeof chosen>, sort: MediaSort) {
  if (sort === 'size') return query.orderBy(sql`bytes + 0`, 'desc').orderBy('name', 'desc')
  if (sort === 'name') return query.orderBy(sql`lower(original_name) || ''`).orderBy('name')
  return query.orderBy(sql`created_at || ''`, 'desc').orderBy('name')
}

/** The tags of each of the files, in their order; those without are left out. */
async function tagsOf(db: Db, names: string[]): Promise<Map<string, string[]>> {
  const rows = await inChunks(names, (chunk) =>
    db.selectFrom('file_tags').select(['file', 'tag']).where('file', 'in', chunk).orderBy('folded').execute(),
  )
  return new Map([...Map.groupBy(rows, ({ file }) => file)].map(([file, some]) => [file, some.map(({ tag }) => tag)]))
}

async function saveTags(db: Db, file: string, tags: readonly string[]): Promise<void> {
  await db.deleteFrom('file_tags').where('file', '=', file).execute()
  if (tags.length === 0) return
  const rows = tags.map((tag) => ({ file, folded: foldText(tag), tag }))
  await db.insertInto('file_tags').values(rows).execute()
}

/** Those that most files have first. */
export async function listTags(db: Db, limit: number): Promise<Tag[]> {
  const rows = await db
    .selectFrom('file_tags')
    .innerJoin('files', 'files.name', 'file')
    .select(({ fn }) => [fn.min('tag').as('tag'), fn.countAll<string | number>().as('count')])
    .where('binned', '=', toFlag(false))
    .groupBy('folded')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('folded')
    .limit(limit)
    .execute()
  return rows.map(({ tag, count }) => ({ tag, count: toCount(count) }))
}
