import { seoForm } from '../../../../content/admin/seo.ts'
import { RECORD_LIMITS } from '../../../../domain/records/record-limits.ts'
import { AVAILABILITIES } from '../../../../domain/records/seo-override.ts'
import { useWords } from '../../../locale.ts'
import { BilingualField } from '../form/fields/bilingual-field.tsx'
import { FormPart } from '../form/form-part.tsx'
import { FormNumber, FormSelect, FormText } from '../form/fields/plain-fields.tsx'

/** What is offered, for how much, and whether it is there. */
export function OfferPart() {
  const { parts, fields, availabilities } = useWords(seoForm)
  const options = AVAILABILITIES.map((value) => ({ value, label: availabilities[value] }))
  return (
    <FormPart id="offer" title={parts.offer}>
      <div className="form-fields">
        <BilingualField
          names={{ ar: 'product_name_ar', en: 'product_name_en' }}
          label={seoForm.fields.productName}
          maxLength={RECORD_LIMITS.name}
        />
        <div className="form-row">
          <FormNumber name="price" label={fields.price} hint={fields.priceHint} />
          <FormSelect name="availability" label={fields.availability} options={options} />
          <FormText name="sku" label={fields.sku} maxLength={RECORD_LIMITS.name} ltr />
          <FormText name="brand" label={fields.brand} maxLength={RECORD_LIMITS.name} dir="auto" />
          <FormText name="url_slug" label={fields.urlSlug} hint={fields.urlSlugHint} maxLength={120} ltr />
        </div>
      </div>
    </FormPart>
  )
}
