import { seoForm } from '../../../../content/admin/seo.ts'
import { RECORD_LIMITS } from '../../../../domain/records/record-limits.ts'
import { useWords } from '../../../locale.ts'
import { BilingualField } from '../form/fields/bilingual-field.tsx'
import { FormPart } from '../form/form-part.tsx'

const HEADINGS = ['h1', 'h2_1', 'h2_2', 'h2_3'] as const

/** What the product's own page says because of these texts. */
export function PagePart() {
  const { parts } = useWords(seoForm)
  const { fields } = seoForm
  return (
    <FormPart id="page" title={parts.page}>
      <div className="form-fields">
        {HEADINGS.map((name) => (
          <BilingualField
            key={name}
            names={{ ar: `${name}_ar`, en: `${name}_en` }}
            label={fields[name]}
            maxLength={RECORD_LIMITS.name}
          />
        ))}
        <BilingualField
          names={{ ar: 'alt_text_ar', en: 'alt_text_en' }}
          label={fields.altText}
          hint={fields.altTextHint}
          rows={3}
        />
      </div>
    </FormPart>
  )
}
