import { blogForm } from '../../../../content/admin/blogs.ts'
import { directionOf, LOCALES, type Locale } from '../../../../domain/text/locale.ts'
import { RECORD_LIMITS } from '../../../../domain/records/record-limits.ts'
import { useWords } from '../../../locale.ts'
import { RichTextField } from '../editor/rich-text-field.tsx'
import { BilingualField } from '../form/fields/bilingual-field.tsx'
import { FormPart } from '../form/form-part.tsx'
import { valueOf, type FormValues } from '../form/form-values.ts'

export function WordsPart() {
  const words = useWords(blogForm)
  return (
    <FormPart id="words" title={words.words}>
      <div className="form-fields">
        <BilingualField
          names={{ ar: 'title_ar', en: 'title_en' }}
          label={blogForm.title}
          maxLength={RECORD_LIMITS.name}
          required
          wanted
        />
        <BilingualField
          names={{ ar: 'snippet_ar', en: 'snippet_en' }}
          label={blogForm.snippet}
          maxLength={RECORD_LIMITS.snippet}
          rows={3}
          required
          wanted
        />
      </div>
    </FormPart>
  )
}

/** Two editors side by side, each with a bar and a state of its own. */
export function TextsPart({ stored }: { stored: FormValues }) {
  const words = useWords(blogForm)
  return (
    <FormPart id="texts" title={words.texts}>
      <div className="bilingual editor-pair">
        {LOCALES.map((locale) => (
          <OneText key={locale} locale={locale} stored={valueOf(stored, `detail_${locale}`)} />
        ))}
      </div>
    </FormPart>
  )
}

function OneText({ locale, stored }: { locale: Locale; stored: string }) {
  return (
    <div className="bilingual-side" lang={locale} dir={directionOf(locale)}>
      <RichTextField name={`detail_${locale}`} locale={locale} label={blogForm.detail[locale]} stored={stored} />
    </div>
  )
}
