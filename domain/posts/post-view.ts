import { formatDay } from '#domain/text/format.ts'
import type { Locale } from '#domain/text/locale.ts'
import { onceInLanguage } from '#domain/text/once-in-language.ts'
import { postPath } from '#domain/site/paths.ts'
import { shownPicture, type Picture } from '#domain/site/picture.ts'
import { pictureAlt } from '#domain/media/picture-alt.ts'
import type { PostSummary } from './post.ts'

/** A post in one language, as cards show it. `author` and `category` are as staff typed them. */
export type PostCard = {
  id: string
  path: string
  title: string
  snippet: string
  /** Calendar day, for machines and for readers. */
  day: string
  date: string
  author: string
  category: string
  image: Picture | null
  imageAlt: string
}

export function toPostCard(post: PostSummary, locale: Locale): PostCard {
  return {
    id: post.id,
    path: postPath(post.slug),
    title: post.title[locale],
    snippet: post.snippet[locale],
    day: post.date,
    date: formatDay(post.date, locale) ?? post.date,
    author: post.author,
    category: post.category,
    image: shownPicture(post.image),
    imageAlt: pictureAlt(post.image, post.imageAlt[locale], post.title[locale], locale),
  }
}

/** The cards of a list of posts; of the same list the same cards. */
export const toPostCards = onceInLanguage((posts: PostSummary[], locale) =>
  posts.map((post) => toPostCard(post, locale)),
)
