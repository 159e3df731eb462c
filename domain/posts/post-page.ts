import { pictureAlt } from '#domain/media/picture-alt.ts'
import { splitCodes, type TextPart } from '#domain/search/code-words.ts'
import { formatDay } from '#domain/text/format.ts'
import type { Locale } from '#domain/text/locale.ts'
import { withSections, type ArticleSection } from './article-parts.ts'
import { withLaterBlocks } from './later-blocks.ts'
import { fileUrl, isRemote, shownPicture, shownPictures, type Picture } from '#domain/site/picture.ts'
import type { Post } from './post.ts'
import { embedUrl } from './video.ts'

/** A video for a frame of the video platform, or a file that the page plays itself. */
export type PostVideo = { kind: 'frame' | 'file'; src: string }

/** A post in one language as its own page shows it. `author` and `category` are as staff typed them. */
export type PostPage = {
  slug: string
  title: string
  snippet: string
  /** Clean HTML. */
  html: string
  sections: ArticleSection[]
  day: string
  date: string
  /** When it was last changed (ISO 8601). */
  changedAt: string
  author: string
  category: string
  readingMinutes: number
  tags: string[]
  /** Tags as they are written after a number sign. */
  hashtags: string[]
  image: Picture | null
  imageAlt: string
  gallery: Picture[]
  videos: PostVideo[]
}

/** More letters than a tall phone shows at first. */
const FIRST_VIEW = { underTitle: 700, underPicture: 450 }

/** `tableLabel` names the part of the page that a wide table scrolls in. */
export function toPostPage(post: Post, locale: Locale, tableLabel: string): PostPage {
  // Until English ones are given, the tags of a post serve both languages.
  const tags = post.tags[locale].length > 0 ? post.tags[locale] : post.tags.ar
  const shown = post.image ? FIRST_VIEW.underPicture : FIRST_VIEW.underTitle
  const { html, sections } = withSections(post.detail[locale])
  return {
    slug: post.slug,
    title: post.title[locale],
    snippet: post.snippet[locale],
    html: withScrollingTables(withWholeCodes(withLaterBlocks(html, shown)), tableLabel),
    sections,
    day: post.date,
    date: formatDay(post.date, locale) ?? post.date,
    changedAt: post.updatedAt,
    author: post.author,
    category: post.category,
    readingMinutes: post.readingMinutes,
    tags,
    hashtags: tags.map(toHashtag),
    image: shownPicture(post.image),
    imageAlt: pictureAlt(post.image, post.imageAlt[locale], post.title[locale], locale),
    gallery: shownPictures(post.gallery),
    videos: post.videos.map(toVideo).filter((video) => video !== null),
  }
}

/** `#fire_joints`: a hashtag ends at a space. */
function toHashtag(tag: string): string {
  return `#${tag.trim().replaceAll(/\s+/g, '_')}`
}

const VIDEO_FILE = /\.(?:mp4|webm|m4v|mov)$/i

/** Whether a page can show it. */
export function isShownVideo(link: string): boolean {
  return toVideo(link) !== null
}

/** Null for links that no page can show. */
function toVideo(link: string): PostVideo | null {
  const frame = embedUrl(link)
  if (frame !== null) return { kind: 'frame', src: frame }
  return VIDEO_FILE.test(link) && !isRemote(link) ? { kind: 'file', src: fileUrl(link) } : null
}

/** Text between two tags that has a hyphen or a digit. */
const WITH_FIGURES = />[^<>]*[-\d٠-٩][^<>]*</g

/** Codes and figures stand as they do in names. Clean HTML has `<` and `>` only where tags begin and end. */
function withWholeCodes(html: string): string {
  return html.replaceAll(WITH_FIGURES, (text) => `>${splitCodes(text.slice(1, -1)).map(unsplit).join('')}<`)
}

function unsplit({ text, isCode, isTurned }: TextPart): string {
  const whole = isCode ? ' class="whitespace-nowrap"' : ''
  if (isTurned) return `<bdi dir="ltr"${whole}>${text}</bdi>`
  return isCode ? `<span${whole}>${text}</span>` : text
}

/** Wide tables scroll in a part of their own that the keyboard reaches. Clean HTML has `<` only where tags begin. */
function withScrollingTables(html: string, label: string): string {
  return html
    .replaceAll(/<table\b/g, `<div class="table-scroll" role="region" tabindex="0" aria-label="${label}"><table`)
    .replaceAll('</table>', '</table></div>')
}
