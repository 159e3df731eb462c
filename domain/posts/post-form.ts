import type { FormFields } from '../messages/message-form.ts'
import { DEFAULT_AUTHOR, type Post, type PostInput } from './post.ts'
import { emptiedAs, givenOf, pairOf, recordForm, type RecordForm, type RecordReading } from '../records/record-form.ts'
import { galleryOf, listOf, sourceOf, videosOf } from '../records/record-lists.ts'
import { RECORD_LIMITS } from '../records/record-limits.ts'
import { MAX_RICH_TEXT } from './rich-text.ts'
import { plainTags } from './tags.ts'

const DEFAULT_READING_MINUTES = 3

/** A new post before anything was filled in; its date is the day on which it is made. */
export const BLANK_POST: Omit<PostInput, 'date'> = {
  slug: '',
  title: { ar: '', en: '' },
  snippet: { ar: '', en: '' },
  detail: { ar: '', en: '' },
  author: DEFAULT_AUTHOR,
  category: '',
  tags: { ar: [], en: [] },
  readingMinutes: DEFAULT_READING_MINUTES,
  commentsCount: 0,
  image: null,
  imageAlt: { ar: '', en: '' },
  gallery: [],
  videos: [],
}

/** Reads the post form (docs/specification 5 and 7): a new one, or a change of the one that is there. */
export function readPostForm(fields: FormFields, before: Post | null): RecordReading<PostInput> {
  const form = recordForm(fields, { isNew: before === null })
  const { tags, imageAlt } = before ?? BLANK_POST
  const gallery = before?.gallery.map(({ file }) => file) ?? []
  const input: Partial<PostInput> = {
    slug: form.line('slug', { required: true }),
    ...textsOf(form, before ?? BLANK_POST),
    date: dayOf(form),
    author: emptiedAs(form.line('author'), DEFAULT_AUTHOR),
    category: form.line('category'),
    tags: pairOf(tagsOf(form, 'tags'), tagsOf(form, 'tags_en'), tags),
    readingMinutes: form.number('reading_time', DEFAULT_READING_MINUTES),
    commentsCount: form.number('comments_count', BLANK_POST.commentsCount),
    image: sourceOf(form, 'image', 'existing_image'),
    imageAlt: pairOf(form.line('image_alt_ar'), form.line('image_alt_en'), imageAlt),
    gallery: galleryOf(form, gallery),
    videos: videosOf(form, { files: true }),
  }
  return { input: givenOf(input), problems: form.problems }
}

function textsOf(form: RecordForm, before: Pick<PostInput, 'title' | 'snippet' | 'detail'>): Partial<PostInput> {
  const title = { required: true }
  const snippet = { required: true, most: RECORD_LIMITS.snippet }
  const detail = { most: MAX_RICH_TEXT }
  return {
    title: pairOf(form.line('title_ar', title), form.line('title_en', title), before.title),
    snippet: pairOf(form.block('snippet_ar', snippet), form.block('snippet_en', snippet), before.snippet),
    detail: pairOf(form.markup('detail_ar', detail), form.markup('detail_en', detail), before.detail),
  }
}

function tagsOf(form: RecordForm, name: string): string[] | undefined {
  const tags = listOf(form, name, { most: RECORD_LIMITS.tags })
  return tags && plainTags(tags)
}

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
