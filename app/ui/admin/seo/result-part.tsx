import { seoForm } from '../../../../content/admin/seo.ts'
import { RECORD_LIMITS } from '../../../../domain/records/record-limits.ts'
import { useWords } from '../../../locale.ts'
import { BilingualField } from '../form/fields/bilingual-field.tsx'
import { FormPart } from '../form/form-part.tsx'
import { ResultPreview } from './result-preview.tsx'

/** The words of a search result, and how it looks with them. */
export function ResultPart({ address }: { address: string | null }) {
  const { parts } = useWords(seoForm)
  const { fields } = seoForm
  return (
    <FormPart id="result" title={parts.result}>
      <div className="form-fields">
        <BilingualField
          names={{ ar: 'meta_title_ar', en: 'meta_title_en' }}
          label={fields.metaTitle}
          hint={fields.metaTitleHint}
          maxLength={RECORD_LIMITS.name}
          wanted
        />
        <BilingualField
          names={{ ar: 'meta_description_ar', en: 'meta_description_en' }}
          label={fields.metaDescription}
          hint={fields.metaDescriptionHint}
          maxLength={RECORD_LIMITS.snippet}
          rows={3}
          wanted
        />
        <ResultPreview address={address} />
        <BilingualField
          names={{ ar: 'keywords_ar', en: 'keywords_en' }}
          label={fields.keywords}
          hint={fields.keywordsHint}
          rows={4}
        />
      </div>
    </FormPart>
  )
}
