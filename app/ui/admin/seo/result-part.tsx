import { seoForm } from '#content/admin/seo.ts'
import { SEO_FIELDS } from '#domain/records/seo-fields.ts'
import { useWords } from '#app/locale.ts'
import { PairField } from '#app/ui/admin/form/fields/pair-field.tsx'
import { recordPart } from '#app/ui/admin/form/record-part.tsx'
import { ResultPreview } from './result-preview.tsx'

const SeoPart = recordPart<typeof SEO_FIELDS>()

/** The words of a search result, and how it looks with them. */
export function ResultPart({ address }: { address: string | null }) {
  const { parts } = useWords(seoForm)
  const { fields } = seoForm
  const { metaTitle, metaDescription, keywords } = SEO_FIELDS
  return (
    <SeoPart
      section="result"
      title={parts.result}
      controls={{
        metaTitle: <PairField of={metaTitle} label={fields.metaTitle} hint={fields.metaTitleHint} />,
        metaDescription: (
          <>
            <PairField of={metaDescription} label={fields.metaDescription} hint={fields.metaDescriptionHint} rows={3} />
            <ResultPreview address={address} />
          </>
        ),
        keywords: <PairField of={keywords} label={fields.keywords} hint={fields.keywordsHint} rows={4} />,
      }}
    />
  )
}
