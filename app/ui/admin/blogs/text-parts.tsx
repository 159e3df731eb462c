import { blogForm } from '../../../../content/admin/blogs.ts'
import { directionOf, LOCALES, type Locale } from '../../../../domain/text/locale.ts'
import { POST_FIELDS } from '../../../../domain/posts/post-fields.ts'
import { useWords } from '../../../locale.ts'
import { RichTextField } from '../editor/rich-text-field.tsx'
import { BilingualField } from '../form/fields/bilingual-field.tsx'
import { FormPart } from '../form/form-part.tsx'
import { valueOf, type FormValues } from '../form/form-values.ts'

export function WordsPart() {
  const { sections } = useWords(blogForm)
  const { fields } = blogForm
  const { title, snippet } = POST_FIELDS
  return (
    <FormPart id="words" title={sections.words}>
      <div className="form-fields">
        <BilingualField names={title.pair} label={fields.title} maxLength={title.most} required wanted />
        <BilingualField names={snippet.pair} label={fields.snippet} maxLength={snippet.most} rows={3} required wanted />
      </div>
    </FormPart>
  )
}

/** Two editors side by side, each with a bar and a state of its own. */
export function TextsPart({ stored }: { stored: FormValues }) {
  const { sections } = useWords(blogForm)
  return (
    <FormPart id="texts" title={sections.texts}>
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
      <RichTextField name={`detail_${locale}`} locale={locale} label={blogForm.fields.detail[locale]} stored={stored} />
    </div>
  )
}
