import { answersBoth, both, line, number, text } from '#domain/fields/field-kinds.ts'
import { file, gallery, lists } from '#domain/fields/list-kinds.ts'
import { type Fields, answers, field } from '#domain/fields/field.ts'
import type { RecordForm } from '#domain/fields/record-form.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { videosOf } from './video.ts'
import { about, NUMBER, sentList, TEXT, TEXTS } from '#domain/fields/wire.ts'
import { DEFAULT_AUTHOR, POST_CATEGORIES } from './post.ts'
import { MAX_RICH_TEXT } from './rich-text.ts'

type PostSection = 'words' | 'texts' | 'publishing' | 'picture' | 'media'

const PICTURE = 'JPEG, PNG, WebP or AVIF, at most 25 MB'
const CLEAN_HTML = about(TEXT, 'Clean HTML')
const wanted = true

/** Every field of a post. Its form, the API, the catalogue's file and the row are made of this table. */
export const POST_FIELDS = {
  slug: {
    section: 'publishing',
    ...line('slug', { required: true, about: 'Becomes the id of a new post; changing it later leaves the id' }),
  },
  title: { section: 'words', wanted, ...text(both('title'), 'title', { required: true }) },
  snippet: {
    section: 'words',
    wanted,
    ...text(both('snippet'), 'snippet', { as: 'block', most: RECORD_LIMITS.snippet, required: true }),
  },
  /** Clean HTML; it was cleaned when it was stored. */
  detail: {
    section: 'texts',
    wanted,
    isMarkup: true,
    ...text(both('detail'), 'detail', {
      as: 'markup',
      most: MAX_RICH_TEXT,
      about: { en: 'HTML; what the editor cannot make is dropped' },
    }),
    answers: answersBoth(both('detail'), { ar: CLEAN_HTML, en: CLEAN_HTML }),
  },
  /** Calendar day of publication, `YYYY-MM-DD`. */
  date: {
    section: 'publishing',
    ...line('date', { about: 'YYYY-MM-DD; the day of the call for a new post without one' }),
    read: dayOf,
    answers: answers('date', about(TEXT, 'YYYY-MM-DD')),
  },
  author: { section: 'publishing', ...line('author', { empty: DEFAULT_AUTHOR, about: 'admin where it is empty' }) },
  category: { section: 'publishing', ...line('category', { about: `Such as ${POST_CATEGORIES.join(', ')}` }) },
  readingMinutes: {
    section: 'publishing',
    ...number('reading_time', { empty: 3, column: 'reading_minutes', about: 'Minutes, from 1; empty for 3' }),
    answers: answers('reading_time', about(NUMBER, 'Minutes')),
  },
  tags: { section: 'publishing', ...tags() },
  commentsCount: { section: null, ...number('comments_count', { empty: 0 }), texts: () => ({}) },
  image: { section: 'picture', ...file('image', { existing: 'existing_image', column: 'image', about: PICTURE }) },
  imageAlt: {
    section: 'picture',
    wanted,
    ...text(both('image_alt'), 'image_alt', { about: { en: 'What the picture shows, for those who do not see it' } }),
  },
  gallery: { section: 'media', ...gallery(PICTURE, answers('gallery_images', TEXTS)) },
  videos: { section: 'media', ...videos() },
} satisfies Fields & Record<string, { section: PostSection | null; wanted?: boolean }>

/** What lists of the API say of a post. */
const { slug, title, snippet, image, date, author, category } = POST_FIELDS
export const LISTED_POST_FIELDS = { slug, title, snippet, image, date, author, category }

/** As in the date picker. A Hijri year is before them. */
const FIRST_YEAR = 1900
const LAST_YEAR = 2100

/** A day as it was sent; an emptied field says nothing, for no post is without one. */
function dayOf(form: RecordForm): string | undefined {
  const day = form.line('date', { figures: true }) || undefined
  const year = Number(/^(\d{4})-\d{2}-\d{2}$/.exec(day ?? '')?.[1] ?? FIRST_YEAR)
  if (year < FIRST_YEAR || year > LAST_YEAR) form.problems['date'] = { kind: 'year-out-of-range' }
  return day
}

function tags() {
  const kind = lists({ ar: 'tags', en: 'tags_en' }, 'tags', {
    most: RECORD_LIMITS.tags,
    between: ', ',
    clean: plainTags,
    about: { ar: 'Arabic tags, separated by commas', en: 'English tags, separated by commas' },
  })
  return { ...kind, line: ({ ar, en }: typeof kind.blank) => ({ tags: ar, tags_en: en }) }
}

/** Links to videos, or names of stored ones. */
function videos() {
  return field({
    blank: [] as string[],
    read: (form) => videosOf(form, { files: true }),
    takes: { gallery_videos: sentList('Links to videos, as a list or out of any text') },
    texts: (links: string[]) => ({ gallery_videos: [links.join('\n')] }),
    line: (links: string[]) => ({ gallery_videos: links }),
    answers: answers('gallery_videos', TEXTS),
    stored: 'apart',
  })
}

const NUMBER_SIGNS = /^[#＃\s]+/

/** Tags as they are stored, each once. The number sign is put before them where they are shown, whether it was typed or not. */
export function plainTags(tags: readonly string[]): string[] {
  const plain = tags.map((tag) => tag.replace(NUMBER_SIGNS, '')).filter((tag) => tag !== '')
  return [...new Set(plain)]
}
