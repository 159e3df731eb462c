import { useMemo, type ReactNode } from 'react'
import { seoForm } from '#content/admin/seo.ts'
import { SEO_PATH } from '#domain/accounts/staff-paths.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { FormPart } from '#app/ui/admin/form/form-part.tsx'
import { FormText } from '#app/ui/admin/form/fields/plain-fields.tsx'
import { RecordForm } from '#app/ui/admin/form/record-form.tsx'
import { SectionList } from '#app/ui/admin/form/section-list.tsx'
import type { RecordFormOptions } from '#app/ui/admin/form/use-record-form.ts'
import { OfferPart } from './offer-part.tsx'
import { PagePart } from './page-part.tsx'
import { QuestionsPart } from './questions-part.tsx'
import { ResultPart } from './result-part.tsx'
import { seoSections } from './seo-sections.ts'

type SeoEditorProps = Omit<RecordFormOptions, 'sections'> & {
  title: string
  /** Null for texts that are new: their key is still to be chosen. */
  keyText: string | null
  /** What stands beside the form: whom it concerns. */
  aside?: ReactNode
}

/** Texts for search engines: Arabic beside English, and what a search result makes of them. */
export function SeoEditor({ title, keyText, aside, ...options }: SeoEditorProps) {
  const words = useWords(seoForm)
  const locale = useLocale()
  const isNew = keyText === null
  const sections = useMemo(() => seoSections(locale, isNew), [locale, isNew])
  return (
    <RecordForm {...options} title={title} save={words.save} cancelTo={SEO_PATH} unreachable={null} sections={sections}>
      <div className="form-layout">
        <SectionList sections={sections}>{aside}</SectionList>
        <div className="form-parts">
          {isNew && (
            <FormPart id="key" title={words.parts.key}>
              <FormText name="key" label={words.key} hint={words.keyHint} required maxLength={200} dir="auto" />
            </FormPart>
          )}
          <ResultPart address={keyText} />
          <PagePart />
          <OfferPart />
          <QuestionsPart />
        </div>
      </div>
    </RecordForm>
  )
}
