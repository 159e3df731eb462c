import { sql } from 'kysely'
import { LISTED_POST_FIELDS, POST_FIELDS, plainTags } from '#domain/posts/post-fields.ts'
import { gapsOf, type PostHead, type PostRow as ListedPost } from '#domain/posts/post-list.ts'
import type { Post, PostSummary, PostInput } from '#domain/posts/post.ts'
import { inChunks, inOrderOf, countRows, NO_LIMIT, type Page, toPair } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { loadPictures, type PictureOf } from '#server/data/catalogue/pictures-store.ts'
import { columnNames, fromColumns, toColumns, type ColumnsOf } from '#server/data/engine/record-columns.ts'
import type { PostRow, PostMediaRow } from '#server/data/engine/schema.ts'

const SUMMARY_FIELDS = { ...LISTED_POST_FIELDS, imageAlt: POST_FIELDS.imageAlt }

const SUMMARY_COLUMNS = ['id', ...columnNames<typeof SUMMARY_FIELDS, PostInput>(SUMMARY_FIELDS)] as const

type PostSummaryRow = Pick<PostRow, (typeof SUMMARY_COLUMNS)[number]>

function toPostSummary(row: PostSummaryRow, pictureOf: PictureOf): PostSummary {
  const { image, ...fields } = fromColumns<typeof SUMMARY_FIELDS, PostInput>(SUMMARY_FIELDS, row)
  return { ...fields, id: row.id, image: pictureOf(image) }
}

/** A post with its pictures and videos, which come in order. */
function toPost(row: PostRow, media: PostMediaRow[], pictureOf: PictureOf): Post {
  const { image, tags, ...fields } = fromColumns<typeof POST_FIELDS, PostInput>(POST_FIELDS, row)
  const sources = (kind: string) => media.filter((entry) => entry.kind === kind).map(({ source }) => source)
  return {
    ...fields,
    id: row.id,
    version: row.version,
    tags: toPair(plainTags(tags.ar), plainTags(tags.en)),
    image: pictureOf(image),
    gallery: sources('image')
      .map(pictureOf)
      .filter((picture) => picture !== null),
    videos: sources('video'),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

type PostColumns = ColumnsOf<typeof POST_FIELDS, PostInput>

/** The columns of what is given; the others are not there and stay as they are. Media are settled apart. */
export function toPostColumns(input: PostInput): PostColumns
export function toPostColumns(input: Partial<PostInput>): Partial<PostColumns>
export function toPostColumns(input: Partial<PostInput>): Partial<PostColumns> {
  return toColumns(POST_FIELDS, input)
}

function toMediaRows(postId: string, kind: 'image' | 'video', sources: string[]): Omit<PostMediaRow, 'source_file'>[] {
  return sources.map((source, position) => ({ post_id: postId, kind, position, source }))
}

/** Posts by date, newest first, then by id. */
export async function listPosts(db: Db, page: Page = {}): Promise<Post[]> {
  return toPosts(db, await newestFirst(db, page).selectAll().execute())
}

/** Posts without their text: two queries for any number of them. */
export async function listPostSummaries(db: Db, page: Page = {}): Promise<PostSummary[]> {
  return toSummaries(db, await newestFirst(db, page).select(SUMMARY_COLUMNS).execute())
}

/** Posts in which a text stands somewhere, newest first. */
export async function listPostsWith(db: Db, text: string): Promise<Post[]> {
  const part = `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  const columns = [
    'title_ar',
    'title_en',
    'snippet_ar',
    'snippet_en',
    'detail_ar',
    'detail_en',
    'tags_ar',
    'tags_en',
  ] as const
  const holds = columns.map((column) => sql<boolean>`lower(${sql.ref(column)}) like ${part} escape '\\'`)
  return toPosts(
    db,
    await newestFirst(db, {})
      .selectAll()
      .where((where) => where.or(holds))
      .execute(),
  )
}

export async function findPostSummaries(db: Db, ids: string[]): Promise<PostSummary[]> {
  const rows = await inChunks(ids, (chunk) =>
    db.selectFrom('posts').select(SUMMARY_COLUMNS).where('id', 'in', chunk).execute(),
  )
  return inOrderOf(ids, await toSummaries(db, rows))
}

async function toSummaries(db: Db, rows: PostSummaryRow[]): Promise<PostSummary[]> {
  const pictureOf = await loadPictures(
    db,
    rows.map(({ image }) => image),
  )
  return rows.map((row) => toPostSummary(row, pictureOf))
}

export async function countPosts(db: Db): Promise<number> {
  return countRows(db.selectFrom('posts'))
}

export async function findPost(db: Db, by: { id: string } | { slug: string }): Promise<Post | null> {
  const query = db.selectFrom('posts').selectAll()
  const found = 'id' in by ? query.where('id', '=', by.id) : query.where('slug', '=', by.slug)
  const [post] = await toPosts(db, await found.execute())
  return post ?? null
}

export async function replaceMedia(db: Db, postId: string, kind: 'image' | 'video', sources: string[]): Promise<void> {
  await db.deleteFrom('post_media').where('post_id', '=', postId).where('kind', '=', kind).execute()
  const rows = toMediaRows(postId, kind, sources)
  if (rows.length > 0) await db.insertInto('post_media').values(rows).execute()
}

function newestFirst(db: Db, { limit, offset }: Page) {
  return db
    .selectFrom('posts')
    .orderBy('date', 'desc')
    .orderBy('id')
    .limit(limit ?? NO_LIMIT)
    .offset(offset ?? 0)
}

/** Three queries for any number of posts. */
async function toPosts(db: Db, rows: PostRow[]): Promise<Post[]> {
  const ids = rows.map(({ id }) => id)
  const media = await inChunks(ids, (chunk) =>
    db.selectFrom('post_media').selectAll().where('post_id', 'in', chunk).orderBy('position').execute(),
  )
  const mediaOf = Map.groupBy(media, (entry) => entry.post_id)
  const pictures = media.filter(({ kind }) => kind === 'image').map(({ source }) => source)
  const pictureOf = await loadPictures(db, [...rows.map(({ image }) => image), ...pictures])
  return rows.map((row) => toPost(row, mediaOf.get(row.id) ?? [], pictureOf))
}

/** What all posts are found and ordered by: no texts, so that even thousands are light. */
export async function listPostHeads(db: Db): Promise<Omit<PostHead, 'state'>[]> {
  const rows = await db.selectFrom('posts').select(['id', 'title_ar', 'title_en', 'date']).execute()
  return rows.map(({ id, title_ar, title_en, date }) => ({ id, title: toPair(title_ar, title_en), date }))
}

export async function listPostRows(db: Db, ids: string[]): Promise<Map<string, Omit<ListedPost, 'publication'>>> {
  const rows = await inChunks(ids, (chunk) =>
    db
      .selectFrom('posts')
      .select(SUMMARY_COLUMNS)
      .select([
        sql<number>`case when detail_ar = '' then 0 else 1 end`.as('has_detail_ar'),
        sql<number>`case when detail_en = '' then 0 else 1 end`.as('has_detail_en'),
      ])
      .where('id', 'in', chunk)
      .execute(),
  )
  const pictureOf = await loadPictures(
    db,
    rows.map(({ image }) => image),
  )
  return new Map(
    rows.map((row) => {
      const gaps = gapsOf({
        title: toPair(row.title_ar !== '', row.title_en !== ''),
        snippet: toPair(row.snippet_ar !== '', row.snippet_en !== ''),
        detail: toPair(row.has_detail_ar === 1, row.has_detail_en === 1),
      })
      return [row.id, { ...toPostSummary(row, pictureOf), gaps }]
    }),
  )
}
