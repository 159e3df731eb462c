import { questionsIn, seoForm } from '#content/admin/seo.ts'
import { line } from '#domain/records/field-kinds.ts'
import { SEO_FIELDS } from '#domain/records/seo-fields.ts'
import { directionOf, LOCALES, type Locale } from '#domain/text/locale.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { PairField } from '#app/ui/admin/form/fields/pair-field.tsx'
import { RowsField } from '#app/ui/admin/form/fields/rows-field.tsx'
import { formView, type FormView, type OwnControlProps } from '#app/ui/admin/form/form-view.ts'
import { useRecordForm } from '#app/ui/admin/form/record-form-context.ts'
import { ResultPreview } from './result-preview.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import type { SeoSubject } from '#domain/records/seo-lookup.ts'
import { useBeside } from '#app/ui/admin/records/use-beside.ts'

const { fields, parts } = seoForm
const { key, ...titles } = parts

const view = {
  fields: SEO_FIELDS,
  titles,
  labels: { ...fields, faq: parts.questions },
  notes: { questions: seoForm.questionsNote },
  hints: {
    metaTitle: fields.metaTitleHint,
    metaDescription: fields.metaDescriptionHint,
    keywords: fields.keywordsHint,
    altText: fields.altTextHint,
    availability: fields.availabilityHint,
    sku: fields.skuHint,
    urlSlug: fields.urlSlugHint,
  },
  options: {
    keywords: { lines: 4 },
    altText: { lines: 3 },
    sku: { ltr: true },
    urlSlug: { ltr: true, maxLength: 120 },
  },
  choices: { availability: seoForm.availabilities },
  beside: [['availability', 'sku', 'brand', 'urlSlug']],
  controls: { metaDescription: Description, faq: Questions },
  together: {
    faq: (locale: Locale) =>
      LOCALES.map((side) => ({
        names: [`question_${side}[]`, `answer_${side}[]`],
        label: questionsIn[side][locale],
      })),
  },
  aside: ConcernedProducts,
  calledOf: ({ id }) => id ?? '',
} satisfies Omit<FormView, 'fields'> & { fields: typeof SEO_FIELDS }

/** The key of new texts is still to be chosen. */
const keyField = { section: 'key' as const, wanted: true, ...line('key') }

export const seoView = formView(view)
export const newSeoView = formView({
  ...view,
  fields: { key: keyField, ...SEO_FIELDS },
  titles: { key, ...titles },
  labels: { ...view.labels, key: seoForm.key },
  hints: { ...view.hints, key: seoForm.keyHint },
  options: { ...view.options, key: { required: true, maxLength: 200 } },
})

function Description({ label, hint }: OwnControlProps) {
  return (
    <>
      <PairField of={SEO_FIELDS.metaDescription} label={label} hint={hint} rows={3} />
      <ResultPreview />
    </>
  )
}

/** Questions with their answers, in a table for each language. */
function Questions() {
  return LOCALES.map((locale) => <QuestionsIn key={locale} locale={locale} />)
}

function QuestionsIn({ locale }: { locale: Locale }) {
  const { addQuestion } = useWords(seoForm)
  const shown = useLocale()
  const title = questionsIn[locale][shown]
  const { errors } = useRecordForm()
  const shared = { lang: locale, dir: directionOf(locale), lines: 2 }
  const columns = [
    { name: `question_${locale}[]`, label: fields.question[locale], ...shared },
    { name: `answer_${locale}[]`, label: fields.answer[locale], ...shared },
  ]
  return (
    <div>
      <h3 className="seo-questions-title">{title}</h3>
      <RowsField label={title} columns={columns} add={addQuestion} error={errors[`question_${locale}[]`]?.[shown]} />
    </div>
  )
}

type Concerned = { products: Pick<SeoSubject, 'id' | 'name'>[]; hasMore: boolean }

/** Which products use the texts at the moment: their own and all that are found by the key's words. */
function ConcernedProducts() {
  const { products, hasMore } = useBeside<Concerned>()
  const words = useWords(seoForm)
  const locale = useLocale()
  return (
    <div className="seo-products">
      <h2>{words.products}</h2>
      {products.length === 0 && <p>{words.noProducts}</p>}
      <ul>
        {products.map(({ id, name }) => (
          <li key={id}>
            <bdi>
              <CodedText text={name[locale] || id} />
            </bdi>
          </li>
        ))}
      </ul>
      {hasMore && <p>{words.moreProducts}</p>}
    </div>
  )
}
