import { questionsIn, seoForm } from '#content/admin/seo.ts'
import { line } from '#domain/fields/field-kinds.ts'
import { SEO_FIELDS } from '#domain/records/seo-fields.ts'
import { directionOf, LOCALES, type Locale, localizedPath } from '#domain/text/locale.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { PairField } from '#app/ui/admin/form/fields/bilingual-field.tsx'
import { RowsField } from '#app/ui/admin/form/fields/rows-field.tsx'
import { formView, type FormView, type OwnControlProps } from '#app/ui/admin/form/form-view.ts'
import { useRecordForm } from '#app/ui/admin/form/record-form-context.ts'
import { CodedText } from '#app/ui/base/code.tsx'
import type { SeoSubject } from '#domain/records/seo-lookup.ts'
import { useBeside } from '#app/ui/admin/records/use-next.ts'
import { useEffect, useRef, useState } from 'react'
import { useLoaderData } from 'react-router'
import { valueOf, type FormValues } from '#app/ui/admin/form/form-values.ts'

const SEEN = { title: 60, description: 160 }

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
      LOCALES.map((side) => ({ names: [`question_${side}[]`, `answer_${side}[]`], label: questionsIn[side][locale] })),
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

/** A search result in each language, as it would look with what stands in the form right now. */
function ResultPreview() {
  const { id: address } = useLoaderData<{ id: string | null }>()
  const words = useWords(seoForm)
  const { place, values } = useTyped()
  return (
    <div ref={place} className="stack-8" role="group" aria-label={words.preview}>
      <p className="text-small text-ink-3">{words.preview}</p>
      <div className="seo-results">
        {LOCALES.map((locale) => (
          <Result key={locale} locale={locale} values={values} address={address} />
        ))}
      </div>
    </div>
  )
}

function Result({ locale, values, address }: { locale: Locale; values: FormValues; address: string | null }) {
  const title = valueOf(values, `meta_title_${locale}`).trim()
  const description = valueOf(values, `meta_description_${locale}`).trim()
  return (
    <div className="seo-result" lang={locale} dir={directionOf(locale)}>
      <bdi dir="ltr" className="text-ink-3 type-13">
        {localizedPath(locale, `/…/${address ?? '…'}`)}
      </bdi>
      <p className="strong-18">
        <CodedText text={shortened(title || seoForm.previewTitle[locale], SEEN.title)} />
      </p>
      <p className="text-ink-2 type-15">
        <CodedText text={shortened(description || seoForm.previewText[locale], SEEN.description)} />
      </p>
      <p className="seo-result-lengths">
        <Length text={title} seen={SEEN.title} locale={locale} />
        {' · '}
        <Length text={description} seen={SEEN.description} locale={locale} />
      </p>
    </div>
  )
}

function Length({ text, seen, locale }: { text: string; seen: number; locale: Locale }) {
  const { length } = Array.from(text)
  const counted = seoForm.length[locale](length)
  return length > seen ? <strong>{`${counted}: ${seoForm.tooLong[locale]}`}</strong> : counted
}

function shortened(text: string, seen: number): string {
  const letters = Array.from(text)
  return letters.length > seen ? `${letters.slice(0, seen).join('').trimEnd()}…` : text
}

/** What stands in the fields of the form round this part, at every moment. */
function useTyped() {
  const { start, beginning } = useRecordForm()
  const place = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<{ beginning: number; values: FormValues } | null>(null)
  useEffect(() => {
    const form = place.current?.closest('form')
    const read = () => {
      if (form) setTyped({ beginning, values: textsIn(new FormData(form)) })
    }
    form?.addEventListener('input', read)
    return () => form?.removeEventListener('input', read)
  }, [beginning])
  return { place, values: typed?.beginning === beginning ? typed.values : start }
}

function textsIn(form: FormData): FormValues {
  return Object.fromEntries([...form].map(([name, value]) => [name, [typeof value === 'string' ? value : '']]))
}
