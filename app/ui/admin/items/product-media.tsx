import { itemForm } from '../../../../content/admin/items.ts'
import { RECORD_LIMITS } from '../../../../domain/records/record-limits.ts'
import { useWords } from '../../../locale.ts'
import { FormPart } from '../form/form-part.tsx'
import { GalleryField } from '../form/upload/gallery-field.tsx'
import { FormText } from '../form/fields/plain-fields.tsx'
import { UploadField } from '../form/upload/upload-field.tsx'
import type { UploadedFile } from '../form/upload/uploaded-file.ts'

/** The picture, the datasheets and the gallery. */
export function ProductMedia({ known }: { known: UploadedFile[] }) {
  const { sections, fields } = useWords(itemForm)
  return (
    <FormPart id="media" title={sections.media}>
      <div className="form-fields">
        <div className="uploads">
          <UploadField name="product_image" existing="existing_image" kind="image" label={fields.image} known={known} />
          <UploadField
            name="product_pdf"
            existing="existing_pdf"
            kind="pdf"
            label={fields.pdfAr}
            problems="product_pdf_ar"
            known={known}
          />
          <UploadField name="product_pdf_en" existing="existing_pdf_en" kind="pdf" label={fields.pdfEn} known={known} />
        </div>
        <GalleryField
          name="existing_gallery_images"
          problems="gallery_images"
          uploadName="gallery_images[]"
          label={fields.gallery}
          known={known}
        />
        <FormText
          name="image_url"
          label={fields.imageUrl}
          ltr
          inputMode="url"
          maxLength={RECORD_LIMITS.address}
          optional
        />
      </div>
    </FormPart>
  )
}
