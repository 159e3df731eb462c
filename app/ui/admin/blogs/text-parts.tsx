import { blogForm } from '#content/admin/blogs.ts'
import { directionOf, LOCALES, type Locale } from '#domain/text/locale.ts'
import { POST_FIELDS } from '#domain/posts/post-fields.ts'
import { useWords } from '#app/locale.ts'
import { RichTextField } from '#app/ui/admin/editor/rich-text-field.tsx'
import { PairField } from '#app/ui/admin/form/fields/pair-field.tsx'
import { valueOf, type FormValues } from '#app/ui/admin/form/form-values.ts'
import { recordPart } from '#app/ui/admin/form/record-part.tsx'

const PostPart = recordPart<typeof POST_FIELDS>()

export function WordsPart() {
  const { sections } = useWords(blogForm)
  const { fields } = blogForm
  const { title, snippet } = POST_FIELDS
  return (
    <PostPart
      section="words"
      title={sections.words}
      controls={{
        title: <PairField of={title} label={fields.title} />,
        snippet: <PairField of={snippet} label={fields.snippet} rows={3} />,
      }}
    />
  )
}

/** Two editors side by side, each with a bar and a state of its own. */
export function TextsPart({ stored }: { stored: FormValues }) {
  const { sections } = useWords(blogForm)
  const detail = (
    <div className="bilingual editor-pair">
      {LOCALES.map((locale) => (
        <OneText key={locale} locale={locale} stored={valueOf(stored, `detail_${locale}`)} />
      ))}
    </div>
  )
  return <PostPart section="texts" title={sections.texts} controls={{ detail }} />
}

function OneText({ locale, stored }: { locale: Locale; stored: string }) {
  return (
    <div className="bilingual-side" lang={locale} dir={directionOf(locale)}>
      <RichTextField name={`detail_${locale}`} locale={locale} label={blogForm.fields.detail[locale]} stored={stored} />
    </div>
  )
}
