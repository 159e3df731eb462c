import { blogForm } from '../../../../content/admin/blogs.ts'
import { POST_FIELDS } from '../../../../domain/posts/post-fields.ts'
import { useWords } from '../../../locale.ts'
import { BilingualField } from '../form/fields/bilingual-field.tsx'
import { FormPart } from '../form/form-part.tsx'
import { GalleryField } from '../form/upload/gallery-field.tsx'
import { FormTextArea } from '../form/fields/plain-fields.tsx'
import { UploadField } from '../form/upload/upload-field.tsx'
import type { UploadedFile } from '../form/upload/uploaded-file.ts'

type PartProps = { known: readonly UploadedFile[] }

export function PicturePart({ known }: PartProps) {
  const { sections, fields } = useWords(blogForm)
  return (
    <FormPart id="picture" title={sections.picture}>
      <div className="form-fields">
        <UploadField name="image" existing="existing_image" kind="image" label={fields.image} known={known} />
        <BilingualField names={POST_FIELDS.imageAlt.pair} label={blogForm.fields.imageAlt} />
      </div>
    </FormPart>
  )
}

export function MediaPart({ known }: PartProps) {
  const { sections, fields, videosHint } = useWords(blogForm)
  return (
    <FormPart id="media" title={sections.media}>
      <div className="form-fields">
        <GalleryField
          name="existing_gallery_images"
          uploadName="gallery_images[]"
          label={fields.gallery}
          known={known}
        />
        <FormTextArea name="gallery_videos" label={fields.videos} hint={videosHint} rows={3} dir="ltr" optional />
      </div>
    </FormPart>
  )
}
