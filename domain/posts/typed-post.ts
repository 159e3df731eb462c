import type { FormFields } from '#domain/messages/message-form.ts'
import type { RecordReading } from '#domain/records/record-form.ts'
import { isShownVideo } from './post-page.ts'
import { readPostForm } from './post-record.ts'
import type { Post, PostInput } from './post.ts'
import { parseVideosAndFiles } from './video.ts'

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
