import { blogForm } from '../../../../content/admin/blogs.ts'
import { useWords } from '../../../locale.ts'
import { BilingualField } from '../form/fields/bilingual-field.tsx'
import { FormPart } from '../form/form-part.tsx'
import { GalleryField } from '../form/upload/gallery-field.tsx'
import { FormTextArea } from '../form/fields/plain-fields.tsx'
import { UploadField } from '../form/upload/upload-field.tsx'
import type { UploadedFile } from '../form/upload/uploaded-file.ts'

type PartProps = { known: readonly UploadedFile[] }

export function PicturePart({ known }: PartProps) {
  const words = useWords(blogForm)
  return (
    <FormPart id="picture" title={words.picture}>
      <div className="form-fields">
        <UploadField name="image" existing="existing_image" kind="image" label={words.image} known={known} />
        <BilingualField names={{ ar: 'image_alt_ar', en: 'image_alt_en' }} label={blogForm.imageAlt} />
      </div>
    </FormPart>
  )
}

export function MediaPart({ known }: PartProps) {
  const words = useWords(blogForm)
  return (
    <FormPart id="media" title={words.media}>
      <div className="form-fields">
        <GalleryField
          name="existing_gallery_images"
          uploadName="gallery_images[]"
          label={words.gallery}
          known={known}
        />
        <FormTextArea name="gallery_videos" label={words.videos} hint={words.videosHint} rows={3} dir="ltr" optional />
      </div>
    </FormPart>
  )
}
