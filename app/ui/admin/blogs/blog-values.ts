import { toPostDto } from '../../../../domain/posts/post-dto.ts'
import { BLANK_POST } from '../../../../domain/posts/post-form.ts'
import type { Post } from '../../../../domain/posts/post.ts'
import type { FormValues } from '../form/form-values.ts'

/** The form of a post that does not exist yet, begun on a day. */
export function newBlogValues(date: string): FormValues {
  const unmade = { id: '', version: 0, image: null, gallery: [], createdAt: '', updatedAt: '' }
  return blogValues({ ...BLANK_POST, ...unmade, date })
}

/** A post as its form shows it, by the names of the API's fields. */
export function blogValues(post: Post): FormValues {
  const dto = toPostDto(post)
  const { slug, title_ar, title_en, snippet_ar, snippet_en, detail_ar, detail_en, tags, tags_en } = dto
  const { date, author, category, image_alt_ar, image_alt_en } = dto
  const texts = { slug, title_ar, title_en, snippet_ar, snippet_en, detail_ar, detail_en, tags, tags_en }
  const values = {
    ...texts,
    date,
    author,
    category,
    image_alt_ar,
    image_alt_en,
    existing_image: dto.image ?? '',
    reading_time: String(dto.reading_time),
    existing_gallery_images: JSON.stringify(dto.gallery_images),
    gallery_videos: dto.gallery_videos.join('\n'),
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value]]))
}
