import type { Post, PostInput, PostSummary } from '../../../domain/posts/post.ts'
import { plainTags } from '../../../domain/posts/tags.ts'
import { fromJson, toJson, toPair } from '../engine/codec.ts'
import type { PictureOf } from '../catalogue/pictures-store.ts'
import type { PostMediaRow, PostRow, PostsTable, Values } from '../engine/schema.ts'

export const SUMMARY_COLUMNS = [
  ...(['id', 'slug', 'title_ar', 'title_en', 'snippet_ar', 'snippet_en'] as const),
  ...(['date', 'author', 'category', 'image', 'image_alt_ar', 'image_alt_en'] as const),
] satisfies (keyof PostRow)[]

export type PostSummaryRow = Pick<PostRow, (typeof SUMMARY_COLUMNS)[number]>

export function toPostSummary(row: PostSummaryRow, pictureOf: PictureOf): PostSummary {
  return {
    id: row.id,
    slug: row.slug,
    title: toPair(row.title_ar, row.title_en),
    snippet: toPair(row.snippet_ar, row.snippet_en),
    date: row.date,
    author: row.author,
    category: row.category,
    image: pictureOf(row.image),
    imageAlt: toPair(row.image_alt_ar, row.image_alt_en),
  }
}

/** A post with its pictures and videos, which come in order. */
export function toPost(row: PostRow, media: PostMediaRow[], pictureOf: PictureOf): Post {
  const sources = (kind: string) => media.filter((entry) => entry.kind === kind).map(({ source }) => source)
  return {
    ...toPostSummary(row, pictureOf),
    version: row.version,
    detail: toPair(row.detail_ar, row.detail_en),
    tags: toPair(plainTags(fromJson(row.tags_ar)), plainTags(fromJson(row.tags_en))),
    readingMinutes: row.reading_minutes,
    commentsCount: row.comments_count,
    gallery: sources('image')
      .map(pictureOf)
      .filter((picture) => picture !== null),
    videos: sources('video'),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

/** The columns of what is given; the others stay undefined and as they are. Slug and media are settled apart. */
export function toPostValues(input: PostInput): Values<PostsTable>
export function toPostValues(input: Partial<PostInput>): Partial<Values<PostsTable>>
export function toPostValues(input: Partial<PostInput>): Partial<Values<PostsTable>> {
  return {
    title_ar: input.title?.ar,
    title_en: input.title?.en,
    snippet_ar: input.snippet?.ar,
    snippet_en: input.snippet?.en,
    detail_ar: input.detail?.ar,
    detail_en: input.detail?.en,
    date: input.date,
    author: input.author,
    category: input.category,
    tags_ar: input.tags && toJson(input.tags.ar),
    tags_en: input.tags && toJson(input.tags.en),
    reading_minutes: input.readingMinutes,
    comments_count: input.commentsCount,
    image: input.image,
    image_alt_ar: input.imageAlt?.ar,
    image_alt_en: input.imageAlt?.en,
  }
}

export function toMediaRows(
  postId: string,
  kind: 'image' | 'video',
  sources: string[],
): Omit<PostMediaRow, 'source_file'>[] {
  return sources.map((source, position) => ({ post_id: postId, kind, position, source }))
}
