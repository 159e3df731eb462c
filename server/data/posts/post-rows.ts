import type { Post, PostInput, PostSummary } from '#domain/posts/post.ts'
import { LISTED_POST_FIELDS, POST_FIELDS, plainTags } from '#domain/posts/post-fields.ts'
import { toPair } from '#server/data/engine/codec.ts'
import { columnNames, fromColumns, toColumns, type ColumnsOf } from '#server/data/engine/record-columns.ts'
import type { PictureOf } from '#server/data/catalogue/pictures-store.ts'
import type { PostMediaRow, PostRow } from '#server/data/engine/schema.ts'

const SUMMARY_FIELDS = { ...LISTED_POST_FIELDS, imageAlt: POST_FIELDS.imageAlt }

export const SUMMARY_COLUMNS = ['id', ...columnNames<typeof SUMMARY_FIELDS, PostInput>(SUMMARY_FIELDS)] as const

export type PostSummaryRow = Pick<PostRow, (typeof SUMMARY_COLUMNS)[number]>

export function toPostSummary(row: PostSummaryRow, pictureOf: PictureOf): PostSummary {
  const { image, ...fields } = fromColumns<typeof SUMMARY_FIELDS, PostInput>(SUMMARY_FIELDS, row)
  return { ...fields, id: row.id, image: pictureOf(image) }
}

/** A post with its pictures and videos, which come in order. */
export function toPost(row: PostRow, media: PostMediaRow[], pictureOf: PictureOf): Post {
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

export function toMediaRows(
  postId: string,
  kind: 'image' | 'video',
  sources: string[],
): Omit<PostMediaRow, 'source_file'>[] {
  return sources.map((source, position) => ({ post_id: postId, kind, position, source }))
}
