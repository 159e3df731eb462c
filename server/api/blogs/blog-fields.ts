import { POST_CATEGORIES } from '../../../domain/posts/post.ts'
import { RECORD_LIMITS } from '../../../domain/records/record-limits.ts'
import { MAX_RICH_TEXT } from '../../../domain/posts/rich-text.ts'
import { written, writtenFile, writtenFiles, writtenList, writtenNumber } from '../written-fields.ts'

const PICTURE = 'JPEG, PNG, WebP or AVIF, at most 25 MB'

/** What a blog post is made of, as it is sent. */
export const blogFields = {
  slug: written(RECORD_LIMITS.name, 'Becomes the id of a new post; changing it later leaves the id'),
  title_en: written(),
  title_ar: written(),
  snippet_en: written(RECORD_LIMITS.snippet),
  snippet_ar: written(RECORD_LIMITS.snippet),
  detail_en: written(MAX_RICH_TEXT, 'HTML; what the editor cannot make is dropped'),
  detail_ar: written(MAX_RICH_TEXT),
  date: written(undefined, 'YYYY-MM-DD; the day of the call for a new post without one'),
  author: written(undefined, 'admin where it is empty'),
  category: written(undefined, `Such as ${POST_CATEGORIES.join(', ')}`),
  tags: writtenList('Arabic tags, separated by commas'),
  tags_en: writtenList('English tags, separated by commas'),
  reading_time: writtenNumber('Minutes, from 1; empty for 3'),
  comments_count: writtenNumber(),
  image: writtenFile(PICTURE),
  existing_image: written(RECORD_LIMITS.address, 'The picture that stays when `image` is not sent; empty for none'),
  image_alt_en: written(undefined, 'What the picture shows, for those who do not see it'),
  image_alt_ar: written(),
  'gallery_images[]': writtenFiles(`New pictures behind those that stay: ${PICTURE}`),
  existing_gallery_images: writtenList('Which pictures stay, in order; all of them where it is not sent'),
  gallery_videos: writtenList('Links to videos, as a list or out of any text'),
}
