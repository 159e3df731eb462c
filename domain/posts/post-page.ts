import { splitCodes, type TextPart } from '#domain/search/code-words.ts'
import { formatDay } from '#domain/text/format.ts'
import type { Locale } from '#domain/text/locale.ts'
import { fileUrl, isRemote, shownPicture, shownPictures, type Picture } from '#domain/site/picture.ts'
import { pictureAlt } from '#domain/media/picture-alt.ts'
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

const EMPTY = ['br', 'hr', 'img', 'col']

/** A tag with its slash, its name and the rest of it, or the text between two tags. */
const PIECE = /<(\/?)([a-z]\w*)([^>]*)>|[^<]+/g

/**
 * Marks the blocks of clean HTML that begin under the first view of a phone as coming later: those with more than `shown`
 * letters before them.
 */
export function withLaterBlocks(html: string, shown: number): string {
  let depth = 0
  let letters = 0
  return html.replaceAll(PIECE, (piece: string, slash: string | undefined, name: string | undefined, rest: string) => {
    if (name === undefined) letters += piece.length
    const isLater = depth === 0 && name !== undefined && !slash && letters > shown
    if (name !== undefined && !EMPTY.includes(name)) depth += slash ? -1 : 1
    return isLater ? `<${name} data-below-fold=""${rest}>` : piece
  })
}

/** A section of an article: where its heading stands, and what it says. */
type ArticleSection = { id: string; title: string }

const HEADING = /<h2\b([^>]*)>(.*?)<\/h2>/gs
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': '\u00a0' }

/** Gives every section of clean HTML an address, and tells of all of them. */
export function withSections(html: string): { html: string; sections: ArticleSection[] } {
  const sections: ArticleSection[] = []
  const addressed = html.replaceAll(HEADING, (heading: string, attributes: string, content: string) => {
    const title = textOf(content)
    if (title === '') return heading
    const id = `section-${sections.length + 1}`
    sections.push({ id, title })
    return `<h2 id="${id}"${attributes}>${content}</h2>`
  })
  return { html: addressed, sections }
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity]!)
    .trim()
}

const PRODUCT_LINK = /<a\b[^>]*\bhref="(?:\/(?:ar|en))?\/([^/"#?]+)\/([^/"#?]+)(?:[?#][^"]*)?"/g

/** The ids of what an article links to as products, in its order; pages of other kinds have two segments too. */
export function linkedProductIds(html: string): string[] {
  const linked = [...html.matchAll(PRODUCT_LINK)].filter(([, folder]) => folder !== 'categories' && folder !== 'blogs')
  return [...new Set(linked.map(([, , id]) => decodedSegment(id!)))]
}

function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
