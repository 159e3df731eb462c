import type { Localized } from '../text/locale.ts'
import type { Picture } from '../site/picture.ts'

export const POST_CATEGORIES = ['Technology', 'Business', 'Lifestyle'] as const
export type PostCategory = (typeof POST_CATEGORIES)[number]

/** A post of the blog. `detail` is clean HTML; it was cleaned when it was stored. */
export type Post = {
  id: string
  slug: string
  /** Counts the changes, see `Category`. */
  version: number
  title: Localized
  snippet: Localized
  detail: Localized
  /** Calendar day of publication, `YYYY-MM-DD`. */
  date: string
  author: string
  category: string
  tags: Localized<string[]>
  readingMinutes: number
  commentsCount: number
  image: Picture | null
  imageAlt: Localized
  /** Stored file names, or whole addresses. */
  gallery: Picture[]
  videos: string[]
  createdAt: string
  updatedAt: string
}

export type PostSummary = Pick<
  Post,
  'id' | 'slug' | 'title' | 'snippet' | 'date' | 'author' | 'category' | 'image' | 'imageAlt'
>

/** What staff send; pictures are stored file names. */
export type PostInput = Omit<Post, 'id' | 'version' | 'image' | 'gallery' | 'createdAt' | 'updatedAt'> & {
  image: string | null
  gallery: string[]
}

/** What the author of a post is called where nobody signed it: it stands for the whole team. */
export const DEFAULT_AUTHOR = 'admin'

export function isTeam(author: string): boolean {
  return author.toLowerCase() === DEFAULT_AUTHOR
}
