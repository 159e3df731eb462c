import { refusals } from '#content/refusals.ts'
import { POST_FIELDS } from '#domain/posts/post-fields.ts'
import { BLANK_POST, readPostForm, readTypedPost } from '#domain/posts/post-record.ts'
import { filesOf, lineFields } from '#domain/fields/field.ts'
import { isDay } from '#domain/text/day.ts'
import type { FieldErrors } from '#domain/records/errors.ts'
import { type Post, type PostInput, type PostSummary, toPostInput } from '#domain/posts/post.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import { unmemoized, type Memoize } from '#server/cache/memoized.ts'
import type { Clock } from '#server/clock.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import type { Page } from '#server/data/engine/codec.ts'
import { loadPictures } from '#server/data/catalogue/pictures-store.ts'
import { removedAlone } from '#server/records/publish.ts'
import type { EditingDeps } from '#server/records/save.ts'
import type { AddressedPlace, Edited, RecordType } from '#server/records/type.ts'
import type { WriteContext } from '#server/records/write.ts'
import {
  countPosts,
  findPost,
  listPosts,
  listPostSummaries,
  replaceMedia,
  toPostColumns,
} from '#server/data/posts/posts-store.ts'
import { createEntityStore, type EntityStore, type EntityTable } from '#server/records/entity-store.ts'
import { checkFields, minutes, wholeNumber, checkReferences } from '#server/records/field-checks.ts'
import { cleanRichText } from './rich-text.ts'

export type PostsService = EntityStore<Post, PostInput> & {
  /** By date, newest first, then by id. */
  list(page?: Page): Promise<Post[]>
  summaries(page?: Page): Promise<PostSummary[]>
  /** The newest, as many as the home page shows. */
  latest(): Promise<PostSummary[]>
  count(): Promise<number>
}

const POST_PLACE: AddressedPlace = { kind: 'post', table: 'posts', slugField: 'slug' }

const LATEST = 3

/** `keep` holds what the home page shows. */
type PostsDeps = { db: Db; clock: Clock; context?: WriteContext; memoize?: Memoize }

export function createPosts(deps: PostsDeps): PostsService {
  const { db, memoize = unmemoized } = deps
  return {
    ...createEntityStore(POSTS, deps),
    list: (page) => listPosts(db, page),
    summaries: (page) => listPostSummaries(db, page),
    latest: memoize(() => listPostSummaries(db, { limit: LATEST })),
    count: () => countPosts(db),
  }
}

/** Whoever writes, only clean HTML is stored (docs/specification S21). */
function cleaned<Input extends Partial<PostInput>>(input: Input): Input {
  const { detail } = input
  return detail ? { ...input, detail: { ar: cleanRichText(detail.ar), en: cleanRichText(detail.en) } } : input
}

const POSTS: EntityTable<Post, PostInput> = {
  place: POST_PLACE,
  find: findPost,
  clean: cleaned,
  columns: (_tx, given) => toPostColumns(given),
  saveParts: saveMedia,
  check,
  draft,
}

async function saveMedia(tx: Tx, id: string, { gallery, videos }: Partial<PostInput>): Promise<void> {
  if (gallery !== undefined) await replaceMedia(tx, id, 'image', gallery)
  if (videos !== undefined) await replaceMedia(tx, id, 'video', videos)
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

/** How a post is read from fields and written. */
export function postType({ clock }: Pick<EditingDeps, 'clock'>): RecordType<Post, PostInput> {
  return {
    ...POST_PLACE,
    idField: 'blog_id',
    files: filesOf(POST_FIELDS),
    read: readPostForm,
    readTyped: readTypedPost,
    contentOf: (input) => lineFields(POST_FIELDS, input),
    inputOf: toPostInput,
    complete: (input, now) => ({ ...BLANK_POST, date: dayOfInstant(now), ...input }),
    on: (db, context) => createPosts({ db, clock, context }),
    remove: async (tx, { id }) => removedAlone((await createPosts({ db: tx, clock }).remove(id)).ok),
  }
}
