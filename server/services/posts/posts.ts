import { refusals } from '#content/refusals.ts'
import { isDay } from '#domain/text/day.ts'
import { failure, success } from '#domain/records/errors.ts'
import type { FieldErrors, Outcome } from '#domain/records/errors.ts'
import type { Post, PostInput, PostSummary } from '#domain/posts/post.ts'
import { unmemoized, type Memoize } from '#server/cache/memoized.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction } from '#server/data/engine/database.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { deleteEntity, entityExists } from '#server/data/catalogue/entities-store.ts'
import type { Page } from '#server/data/engine/page.ts'
import { loadPictures } from '#server/data/catalogue/pictures-store.ts'
import type { Edited } from '#server/services/records/edited-kind.ts'
import type { Writing } from '#server/services/records/old-addresses.ts'
import type { WriteContext } from '#server/services/records/versioned-write.ts'
import { toPostColumns } from '#server/data/posts/post-rows.ts'
import {
  countPosts,
  findPost,
  insertPost,
  listPosts,
  listPostSummaries,
  replaceMedia,
  updatePost,
} from '#server/data/posts/posts-store.ts'
import { checkFields, minutes, wholeNumber } from '#server/services/records/field-checks.ts'
import { changedSlug, findCreated, newIdentity } from '#server/services/records/record-identity.ts'
import type { Creation, RecordKind } from '#server/services/records/record-identity.ts'
import { checkReferences } from '#server/services/records/references.ts'
import { cleanRichText } from './rich-text.ts'

export type PostsService = {
  /** By date, newest first, then by id. */
  list(page?: Page): Promise<Post[]>
  summaries(page?: Page): Promise<PostSummary[]>
  /** The newest, as many as the home page shows. */
  latest(): Promise<PostSummary[]>
  count(): Promise<number>
  get(id: string): Promise<Post | null>
  findBySlug(slug: string): Promise<Post | null>
  create(input: PostInput, creation?: Creation): Promise<Outcome<Post>>
  update(id: string, patch: Partial<PostInput>): Promise<Outcome<Post>>
  remove(id: string): Promise<Outcome<void>>
  /** What the site would not take of what is given. */
  check(input: Partial<PostInput>): Promise<FieldErrors>
  /** The post as it would be, kept nowhere. */
  draft(input: PostInput, marks: Edited): Promise<Post>
}

export const POST_KIND: RecordKind = { table: 'posts', slugField: 'slug', subject: 'post' }

const LATEST = 3

/** `keep` holds what the home page shows. */
export type PostsDeps = { db: Db; clock: Clock; context?: WriteContext; memoize?: Memoize }

export function createPosts(deps: PostsDeps): PostsService {
  const { db, clock, context = null, memoize = unmemoized } = deps
  const writing = () => ({ now: clock(), context })
  return {
    list: (page) => listPosts(db, page),
    summaries: (page) => listPostSummaries(db, page),
    latest: memoize(() => listPostSummaries(db, { limit: LATEST })),
    count: () => countPosts(db),
    get: (id) => findPost(db, { id }),
    findBySlug: (slug) => findPost(db, { slug }),
    create: (input, creation = {}) => inTransaction(db, (tx) => create(tx, cleaned(input), creation, writing())),
    update: (id, patch) => inTransaction(db, (tx) => update(tx, id, cleaned(patch), writing())),
    remove: (id) => inTransaction(db, (tx) => remove(tx, id)),
    check: (input) => check(db, input),
    draft: (input, marks) => draft(db, cleaned(input), marks),
  }
}

/** Whoever writes, only clean HTML is kept (docs/specification S21). */
function cleaned<Input extends Partial<PostInput>>(input: Input): Input {
  const { detail } = input
  return detail ? { ...input, detail: { ar: cleanRichText(detail.ar), en: cleanRichText(detail.en) } } : input
}

async function create(tx: Tx, input: PostInput, creation: Creation, writing: Writing): Promise<Outcome<Post>> {
  const earlier = await findCreated(tx, POST_KIND, creation)
  if (earlier !== null) return read(tx, earlier)
  const problems = await check(tx, input)
  if (Object.keys(problems).length > 0) return failure({ kind: 'invalid', fields: problems })
  const identity = await newIdentity(tx, POST_KIND, input.slug, creation, writing)
  if (!identity.ok) return identity
  await insertPost(tx, { ...toPostColumns(input), ...identity.value })
  await saveMedia(tx, identity.value.id, input)
  return read(tx, identity.value.id)
}

async function update(tx: Tx, id: string, patch: Partial<PostInput>, writing: Writing): Promise<Outcome<Post>> {
  if (!(await entityExists(tx, 'posts', id))) return failure({ kind: 'not-found' })
  const problems = await check(tx, patch)
  if (Object.keys(problems).length > 0) return failure({ kind: 'invalid', fields: problems })
  const slug = await changedSlug(tx, POST_KIND, id, patch.slug, writing)
  if (!slug.ok) return slug
  const values = { ...toPostColumns(patch), slug: slug.value, updated_at: toInstant(writing.now) }
  await updatePost(tx, id, values)
  await saveMedia(tx, id, patch)
  return read(tx, id)
}

async function saveMedia(tx: Tx, id: string, { gallery, videos }: Partial<PostInput>): Promise<void> {
  if (gallery !== undefined) await replaceMedia(tx, id, 'image', gallery)
  if (videos !== undefined) await replaceMedia(tx, id, 'video', videos)
}

async function remove(tx: Tx, id: string): Promise<Outcome<void>> {
  return (await deleteEntity(tx, 'posts', id)) ? success(undefined) : failure({ kind: 'not-found' })
}

async function draft(
  db: Db,
  { image, gallery, ...fields }: PostInput,
  { id, version, createdAt, updatedAt }: Edited,
): Promise<Post> {
  const pictureOf = await loadPictures(db, [image, ...gallery])
  return {
    ...fields,
    id,
    version,
    image: pictureOf(image),
    gallery: gallery.map(pictureOf).filter((picture) => picture !== null),
    createdAt,
    updatedAt,
  }
}

async function check(tx: Db, input: Partial<PostInput>): Promise<FieldErrors> {
  const { image, gallery = [] } = input
  return {
    ...checkFields([
      minutes('reading_time', input.readingMinutes),
      wholeNumber('comments_count', input.commentsCount, 0),
    ]),
    ...(input.date === undefined || isDay(input.date) ? {} : { date: refusals.dateInvalid }),
    ...(await checkReferences(tx, [
      { field: 'image', source: image, kind: 'image' },
      ...gallery.map((source) => ({ field: 'gallery_images', source, kind: 'image' as const })),
    ])),
  }
}

async function read(tx: Tx, id: string): Promise<Outcome<Post>> {
  const post = await findPost(tx, { id })
  return post ? success(post) : failure({ kind: 'not-found' })
}
