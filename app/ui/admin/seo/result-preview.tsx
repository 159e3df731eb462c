import { CodedText } from '#app/ui/base/code.tsx'
import { useEffect, useRef, useState } from 'react'
import { useLoaderData } from 'react-router'
import { seoForm } from '#content/admin/seo.ts'
import { directionOf, LOCALES, localizedPath, type Locale } from '#domain/text/locale.ts'
import { useWords } from '#app/locale.ts'
import { valueOf, type FormValues } from '#app/ui/admin/form/form-values.ts'
import { useRecordForm } from '#app/ui/admin/form/record-form-context.ts'

/** What is usually seen of a title and of a description, in characters. */
const SEEN = { title: 60, description: 160 }

/** A search result in each language, as it would look with what stands in the form right now. */
export function ResultPreview() {
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

type ResultProps = { locale: Locale; values: FormValues; address: string | null }

function Result({ locale, values, address }: ResultProps) {
  const title = valueOf(values, `meta_title_${locale}`).trim()
  const description = valueOf(values, `meta_description_${locale}`).trim()
  return (
    <div className="seo-result" lang={locale} dir={directionOf(locale)}>
      <bdi dir="ltr" className="seo-result-address">
        {localizedPath(locale, `/…/${address ?? '…'}`)}
      </bdi>
      <p className="seo-result-title">
        <CodedText text={shortened(title || seoForm.previewTitle[locale], SEEN.title)} />
      </p>
      <p className="seo-result-text">
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
