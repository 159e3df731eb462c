import { type ContentFields, agreement, block, colour, day, halves, lines, link, words } from './text-kinds.ts'
import { MAX_RICH_TEXT } from '#domain/posts/rich-text.ts'
import { both, choice, line, numberOrNone, text } from '#domain/fields/field-kinds.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { picture } from './picture-kind.ts'
import { TEMPLATE_KINDS } from './template-kinds.ts'

/**
 * The fields of what stands in lists of the site. `isFixed` marks what is the same in both languages, `staffOnly` what no
 * visitor reads.
 */

const required = true
const sortId = {
  section: 'place',
  ...numberOrNone('sort_id', { about: 'Place in its list; empty for the end' }),
} as const

export const SLIDE_FIELDS = {
  title: { section: 'words', ...words('title', { required }) },
  text: { section: 'words', ...words('text', { most: RECORD_LIMITS.snippet }) },
  imageAr: { section: 'picture', ...picture('image_ar', { required }) },
  imageEn: { section: 'picture', ...picture('image_en') },
  imageNarrow: { section: 'picture', ...picture('image_narrow') },
  alt: { section: 'picture', ...words('alt') },
  sideAr: { section: 'look', ...choice('side_ar', ['start', 'end'], 'Where the picture is calm on Arabic pages') },
  sideEn: { section: 'look', ...choice('side_en', ['start', 'end'], 'Where the picture is calm on English pages') },
  tone: { section: 'look', ...choice('tone', ['dark', 'light'], 'Whether the picture is dark or light') },
  /** `full`: the words stand on the calm side of the picture; otherwise beside it, on the ground. */
  frame: { section: 'look', ...choice('frame', ['full', 'half', 'third'], 'How much of the width the words take') },
  /** What the picture runs out into; empty for the colour of the picture. */
  ground: { section: 'look', ...colour('ground') },
  link: { section: 'links', ...link('link') },
  linkLabel: { section: 'links', ...words('link_label') },
  link2: { section: 'links', ...link('link2') },
  link2Label: { section: 'links', ...words('link2_label') },
  sortId,
} satisfies ContentFields

/** What a reason can stand beside, by name. */
const REASON_ICONS = [
  'award',
  'badge-check',
  'boxes',
  'calculator',
  'clock',
  'factory',
  'file-text',
  'hammer',
  'headset',
  'leaf',
  'map-pin',
  'package',
  'phone',
  'ruler',
  'shield-check',
  'sparkles',
  'tag',
  'truck',
  'users',
  'wrench',
] as const
export type ReasonIconName = (typeof REASON_ICONS)[number]

export const REASON_PLACES = ['home', 'benefits'] as const

export const REASON_FIELDS = {
  place: { section: 'place', ...choice('place', REASON_PLACES, 'On the home page, or below the list of categories') },
  icon: { section: 'words', ...choice('icon', REASON_ICONS, 'The sign beside it') },
  title: { section: 'words', ...words('title', { required }) },
  text: { section: 'words', ...block('text', { required, most: RECORD_LIMITS.snippet }) },
  sortId,
} satisfies ContentFields

export const INDUSTRY_FIELDS = {
  key: { section: 'place', ...line('key', { required }) },
  image: { section: 'picture', ...picture('image', { required }) },
  alt: { section: 'picture', ...words('alt') },
  title: { section: 'words', ...words('title', { required }) },
  description: { section: 'words', ...block('description', { required, most: RECORD_LIMITS.snippet }) },
  features: { section: 'words', ...lines('features', { most: 6 }) },
  sortId,
} satisfies ContentFields

export const REVIEW_FIELDS = {
  name: { section: 'words', ...words('name', { required }) },
  content: { section: 'words', ...block('content', { required }) },
  day: { section: 'source', ...day('day', { required }) },
  rating: { section: 'source', ...halves('rating') },
  source: { section: 'source', staffOnly: true, ...link('source') },
  consent: { section: 'source', staffOnly: true, ...agreement('consent') },
  sortId,
} satisfies ContentFields

export const QUESTION_FIELDS = {
  question: { section: 'words', ...words('question', { required }) },
  answer: {
    section: 'words',
    isMarkup: true as const,
    ...text(both('answer'), 'answer', { as: 'markup', most: MAX_RICH_TEXT, required }),
  },
  sortId,
} satisfies ContentFields

export const TEMPLATE_FIELDS = {
  kind: {
    section: 'words',
    ...choice('kind', TEMPLATE_KINDS, 'What it begins: an answer, or the letter with a quotation'),
  },
  label: { section: 'words', ...words('label', { required }) },
  subject: { section: 'words', ...words('subject', { required }) },
  body: { section: 'words', ...block('body', { required }) },
  sortId,
} satisfies ContentFields
