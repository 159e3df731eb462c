import type { FormFields } from '#domain/fields/form-values.ts'
import { answerOf, blankRecord, formTexts, readRecord, type FormTexts } from '#domain/fields/field.ts'
import type { RecordReading } from '#domain/fields/record-form.ts'
import { LISTED_POST_FIELDS, POST_FIELDS } from './post-fields.ts'
import { isShownVideo } from './post-page.ts'
import { toPostInput, type Post, type PostInput, type PostSummary } from './post.ts'
import { parseVideosAndFiles } from './video.ts'

/** A new post before anything was filled in; its date is the day on which it is made. */
export const BLANK_POST: PostInput = blankRecord(POST_FIELDS)

/** Reads the post form (docs/specification 5 and 7): a new one, or a change of the one that is there. */
export function readPostForm(fields: FormFields, before: Post | null, isDraft?: boolean): RecordReading<PostInput> {
  return readRecord(POST_FIELDS, fields, before && toPostInput(before), isDraft)
}

export function postTexts(post: Post | PostInput): FormTexts {
  return formTexts(POST_FIELDS, 'id' in post ? toPostInput(post) : post)
}

/** A post as lists of the API carry it (docs/specification 3). */
export type PostListDto = ReturnType<typeof toPostListDto>

export function toPostListDto(post: PostSummary) {
  const { id, title, snippet, image } = post
  return {
    blog_id: id,
    id,
    ...answerOf(LISTED_POST_FIELDS, { ...post, image: image?.file ?? null }),
    // What staff lists read: the Arabic title and excerpt without a suffix, the English excerpt with one.
    title: title.ar,
    excerpt: snippet.ar,
    excerpt_en: snippet.en,
  }
}

export type PostDto = ReturnType<typeof toPostDto>

export function toPostDto(post: Post) {
  return { ...toPostListDto(post), ...answerOf(POST_FIELDS, toPostInput(post)), version: post.version }
}

/**
 * Reads what staff typed into the form of a post: whoever types a link that no page could show hears so at once. Programs
 * hand over what they have (docs/specification S29), and what a post has already may stay.
 */
export function readTypedPost(fields: FormFields, before: Post | null, isDraft?: boolean): RecordReading<PostInput> {
  const { input, problems } = readPostForm(fields, before, isDraft)
  const isVideo = (link: string) => before?.videos.includes(link) || isShownVideo(link)
  const isLost = [fields['gallery_videos[]'] ?? fields['gallery_videos']]
    .flat()
    .flatMap((text) => (typeof text === 'string' ? text.split('\n') : []))
    .some(
      (line) =>
        line.trim() !== '' && !(parseVideosAndFiles(line).length > 0 && parseVideosAndFiles(line).every(isVideo)),
    )
  return isLost ? { input, problems: { gallery_videos: { kind: 'video-unknown' }, ...problems } } : { input, problems }
}
