import { seoForm } from '#content/admin/seo.ts'
import { SEO_FIELDS } from '#domain/records/seo-fields.ts'
import { AVAILABILITIES } from '#domain/records/seo-override.ts'
import { useWords } from '#app/locale.ts'
import { PairField } from '#app/ui/admin/form/fields/pair-field.tsx'
import { FormSelect, FormText } from '#app/ui/admin/form/fields/plain-fields.tsx'
import { recordPart } from '#app/ui/admin/form/record-part.tsx'

const SeoPart = recordPart<typeof SEO_FIELDS>()

/** What is offered, and whether it is there. */
export function OfferPart() {
  const { parts, fields, availabilities } = useWords(seoForm)
  const { productName, sku, brand, urlSlug } = SEO_FIELDS
  const options = AVAILABILITIES.map((value) => ({ value, label: availabilities[value] }))
  return (
    <SeoPart
      section="offer"
      title={parts.offer}
      rows={[['availability', 'sku', 'brand', 'urlSlug']]}
      controls={{
        productName: <PairField of={productName} label={seoForm.fields.productName} />,
        availability: (
          <FormSelect
            name="availability"
            label={fields.availability}
            hint={fields.availabilityHint}
            options={options}
          />
        ),
        sku: <FormText {...sku.input} label={fields.sku} hint={fields.skuHint} ltr />,
        brand: <FormText {...brand.input} label={fields.brand} dir="auto" />,
        urlSlug: <FormText {...urlSlug.input} label={fields.urlSlug} hint={fields.urlSlugHint} maxLength={120} ltr />,
      }}
    />
  )
}
