import { questionsIn, seoForm } from '#content/admin/seo.ts'
import type { SEO_FIELDS } from '#domain/records/seo-fields.ts'
import { directionOf, LOCALES, type Locale } from '#domain/text/locale.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { useRecordForm } from '#app/ui/admin/form/record-form-context.ts'
import { RowsField } from '#app/ui/admin/form/fields/rows-field.tsx'
import { recordPart } from '#app/ui/admin/form/record-part.tsx'

const SeoPart = recordPart<typeof SEO_FIELDS>()

/** Questions with their answers, in a table for each language. */
export function QuestionsPart() {
  const { parts, questionsNote } = useWords(seoForm)
  return (
    <SeoPart
      section="questions"
      title={parts.questions}
      note={questionsNote}
      controls={{ faq: LOCALES.map((locale) => <Questions key={locale} locale={locale} />) }}
    />
  )
}

function Questions({ locale }: { locale: Locale }) {
  const { addQuestion } = useWords(seoForm)
  const shown = useLocale()
  const title = questionsIn[locale][shown]
  const { errors } = useRecordForm()
  const { question, answer } = seoForm.fields
  const shared = { lang: locale, dir: directionOf(locale) }
  const columns = [
    { name: `question_${locale}[]`, label: question[locale], lines: 2, ...shared },
    { name: `answer_${locale}[]`, label: answer[locale], lines: 2, ...shared },
  ]
  return (
    <div>
      <h3 className="seo-questions-title">{title}</h3>
      <RowsField label={title} columns={columns} add={addQuestion} error={errors[`question_${locale}[]`]?.[shown]} />
    </div>
  )
}
