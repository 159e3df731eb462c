import { itemForm } from '#content/admin/items.ts'
import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts'
import { useWords } from '#app/locale.ts'
import { FormText } from '#app/ui/admin/form/fields/plain-fields.tsx'
import { recordPart } from '#app/ui/admin/form/record-part.tsx'
import { GalleryField } from '#app/ui/admin/form/upload/gallery-field.tsx'
import { UploadField } from '#app/ui/admin/form/upload/upload-field.tsx'
import type { UploadedFile } from '#app/ui/admin/form/upload/uploaded-file.ts'

const ProductPart = recordPart<typeof PRODUCT_FIELDS>()

/** The picture, the datasheets and the gallery. */
export function ProductMedia({ known }: { known: UploadedFile[] }) {
  const { sections, fields } = useWords(itemForm)
  const sheet = { kind: 'pdf', known } as const
  return (
    <ProductPart
      section="media"
      title={sections.media}
      rows={[['image', 'pdf']]}
      controls={{
        image: (
          <UploadField name="product_image" existing="existing_image" kind="image" label={fields.image} known={known} />
        ),
        pdf: (
          <>
            <UploadField
              {...sheet}
              name="product_pdf"
              existing="existing_pdf"
              label={fields.pdfAr}
              problems="product_pdf_ar"
            />
            <UploadField {...sheet} name="product_pdf_en" existing="existing_pdf_en" label={fields.pdfEn} />
          </>
        ),
        gallery: (
          <GalleryField
            name="existing_gallery_images"
            problems="gallery_images"
            uploadName="gallery_images[]"
            label={fields.gallery}
            known={known}
          />
        ),
        imageUrl: <FormText {...PRODUCT_FIELDS.imageUrl.input} label={fields.imageUrl} ltr inputMode="url" optional />,
      }}
    />
  )
}
