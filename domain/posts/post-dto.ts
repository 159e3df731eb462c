import type { Post, PostSummary } from './post.ts'

/** A post as lists of the API carry it (docs/specification 3). */
export type PostListDto = {
  blog_id: string
  id: string
  slug: string
  title_ar: string
  title_en: string
  snippet_ar: string
  snippet_en: string
  image: string | null
  date: string
  author: string
  category: string
  /** What staff lists read: the Arabic title and excerpt without a suffix, the English excerpt with one. */
  title: string
  excerpt: string
  excerpt_en: string
}

export type PostDto = PostListDto & {
  detail_ar: string
  detail_en: string
  /** Arabic tags, separated by commas. */
  tags: string
  tags_en: string
  reading_time: number
  comments_count: number
  gallery_images: string[]
  gallery_videos: string[]
  image_alt_ar: string
  image_alt_en: string
  version: number
}

export function toPostListDto(post: PostSummary): PostListDto {
  return {
    blog_id: post.id,
    id: post.id,
    slug: post.slug,
    title_ar: post.title.ar,
    title_en: post.title.en,
    snippet_ar: post.snippet.ar,
    snippet_en: post.snippet.en,
    image: post.image?.file ?? null,
    date: post.date,
    author: post.author,
    category: post.category,
    title: post.title.ar,
    excerpt: post.snippet.ar,
    excerpt_en: post.snippet.en,
  }
}

export function toPostDto(post: Post): PostDto {
  return {
    ...toPostListDto(post),
    detail_ar: post.detail.ar,
    detail_en: post.detail.en,
    tags: post.tags.ar.join(', '),
    tags_en: post.tags.en.join(', '),
    reading_time: post.readingMinutes,
    comments_count: post.commentsCount,
    gallery_images: post.gallery.map((picture) => picture.file),
    gallery_videos: post.videos,
    image_alt_ar: post.imageAlt.ar,
    image_alt_en: post.imageAlt.en,
    version: post.version,
  }
}
