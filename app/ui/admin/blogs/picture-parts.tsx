import { blogForm } from '#content/admin/blogs.ts'
import { POST_FIELDS } from '#domain/posts/post-fields.ts'
import { useWords } from '#app/locale.ts'
import { PairField } from '#app/ui/admin/form/fields/pair-field.tsx'
import { FormTextArea } from '#app/ui/admin/form/fields/plain-fields.tsx'
import { recordPart } from '#app/ui/admin/form/record-part.tsx'
import { GalleryField } from '#app/ui/admin/form/upload/gallery-field.tsx'
import { UploadField } from '#app/ui/admin/form/upload/upload-field.tsx'
import type { UploadedFile } from '#app/ui/admin/form/upload/uploaded-file.ts'

const PostPart = recordPart<typeof POST_FIELDS>()

type PartProps = { known: readonly UploadedFile[] }

export function PicturePart({ known }: PartProps) {
  const { sections, fields } = useWords(blogForm)
  return (
    <PostPart
      section="picture"
      title={sections.picture}
      controls={{
        image: <UploadField name="image" existing="existing_image" kind="image" label={fields.image} known={known} />,
        // Without a picture there is nothing to describe: only the other side of a text is missed.
        imageAlt: <PairField of={{ ...POST_FIELDS.imageAlt, wanted: false }} label={blogForm.fields.imageAlt} />,
      }}
    />
  )
}

export function MediaPart({ known }: PartProps) {
  const { sections, fields, videosHint } = useWords(blogForm)
  return (
    <PostPart
      section="media"
      title={sections.media}
      controls={{
        gallery: (
          <GalleryField
            name="existing_gallery_images"
            uploadName="gallery_images[]"
            label={fields.gallery}
            known={known}
          />
        ),
        videos: (
          <FormTextArea name="gallery_videos" label={fields.videos} hint={videosHint} rows={3} dir="ltr" optional />
        ),
      }}
    />
  )
}
