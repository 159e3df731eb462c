import type { RecordOf } from '#domain/fields/field.ts'
import type { Picture } from '#domain/site/picture.ts'
import type { LISTED_POST_FIELDS, POST_FIELDS } from './post-fields.ts'

export const POST_CATEGORIES = ['Technology', 'Business', 'Lifestyle'] as const
export type PostCategory = (typeof POST_CATEGORIES)[number]

/** What staff send, field by field as `POST_FIELDS` lists it. Pictures are stored names or whole addresses. */
export type PostInput = RecordOf<typeof POST_FIELDS>

export type Post = Omit<PostInput, 'image' | 'gallery'> & {
  id: string
  /** Counts the changes, see `Category`. */
  version: number
  image: Picture | null
  gallery: Picture[]
  createdAt: string
  updatedAt: string
}

/** The same as staff would send it. */
export function toPostInput(post: Post): PostInput {
  return { ...post, image: post.image?.file ?? null, gallery: post.gallery.map(({ file }) => file) }
}

export type PostSummary = Pick<Post, 'id' | 'imageAlt' | keyof typeof LISTED_POST_FIELDS>

/** What the author of a post is called where nobody signed it: it stands for the whole team. */
export const DEFAULT_AUTHOR = 'admin'

export function isTeam(author: string): boolean {
  return author.toLowerCase() === DEFAULT_AUTHOR
}
