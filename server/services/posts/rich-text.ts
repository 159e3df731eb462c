import sanitizeHtml from 'sanitize-html'
import type { AllowedAttribute as Attribute, Attributes, IOptions, Tag } from 'sanitize-html'
import { UPLOADS_PATH } from '#domain/site/picture.ts'
import { TEXT_COLORS, TEXT_SIZES, textColorClass, textSizeClass, readLinkAddress } from '#domain/posts/rich-text.ts'
import { readStoredName } from '#server/files/stored-name.ts'

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
const TEXT = ['p', 'br', 'hr', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'span', 'blockquote', ...HEADINGS]
const LISTS = ['ul', 'ol', 'li']
const TABLES = ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']
const MEDIA = ['a', 'img', 'figure', 'figcaption']

/** Elements whose inside is no text of the post. Others that are not allowed leave their text behind. */
const DROPPED_WHOLE = ['script', 'style', 'template', 'title', 'textarea', 'select', 'option', 'button', 'noscript']
const FOREIGN_WHOLE = [
  'svg',
  'math',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'canvas',
  'noembed',
  'noframes',
  'xmp',
]

const TAGS = [...TEXT, ...LISTS, ...TABLES, ...MEDIA]

const EVERYWHERE: Attribute[] = ['lang', { name: 'dir', values: ['rtl', 'ltr', 'auto'] }]
const CELL: Attribute[] = ['colspan', 'rowspan', { name: 'scope', values: ['row', 'col'] }]
const OWN: Record<string, Attribute[]> = {
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start', { name: 'type', values: ['1', 'a', 'A', 'i', 'I'] }],
  th: CELL,
  td: CELL,
  col: ['span'],
  colgroup: ['span'],
}

const OPTIONS: IOptions = {
  allowedTags: TAGS,
  allowedAttributes: Object.fromEntries(TAGS.map((tag) => [tag, [...EVERYWHERE, ...(OWN[tag] ?? [])]])),
  allowedClasses: { '*': [...TEXT_COLORS.map(textColorClass), ...TEXT_SIZES.map(textSizeClass)] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: cleanLink, img: cleanPicture },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  nonTextTags: [...DROPPED_WHOLE, ...FOREIGN_WHOLE],
  nestingLimit: 50,
}

/**
 * The text of a post with what the editor can make, lists, tables and pictures of our own; anything else is dropped.
 * Cleaning what is clean changes nothing.
 */
export function cleanRichText(html: string): string {
  return sanitizeHtml(html, OPTIONS)
}

const WITHOUT_PICTURES: IOptions = {
  ...OPTIONS,
  allowedTags: TAGS.filter((tag) => !['img', 'figure', 'figcaption'].includes(tag)),
}

/** The same of a text in which no pictures stand. */
export function cleanPlainRichText(html: string): string {
  return sanitizeHtml(html, WITHOUT_PICTURES)
}

/** Links lead to pages of this site or, safely, elsewhere; the words of any other link stay without it. */
function cleanLink(tagName: string, attributes: Attributes): Tag {
  const { href, rel: _rel, ...attribs } = attributes
  const address = readLinkAddress(href ?? '')
  if (address === null) return { tagName, attribs }
  const isElsewhere = /^https:/i.test(address)
  return { tagName, attribs: { ...attribs, href: address, ...(isElsewhere ? { rel: 'noopener nofollow' } : {}) } }
}

/** Pictures are uploads of this site, as they were stored; a picture without an address is dropped afterwards. */
function cleanPicture(tagName: string, { src = '', ...attribs }: Attributes): Tag {
  const name = src.startsWith(`${UPLOADS_PATH}/`) ? src.slice(UPLOADS_PATH.length + 1) : ''
  return { tagName, attribs: readStoredName(name)?.rendition === null ? { ...attribs, src } : attribs }
}
