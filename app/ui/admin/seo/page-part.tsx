import { seoForm } from '#content/admin/seo.ts'
import { SEO_FIELDS } from '#domain/records/seo-fields.ts'
import { useWords } from '#app/locale.ts'
import { PairField } from '#app/ui/admin/form/fields/pair-field.tsx'
import { recordPart } from '#app/ui/admin/form/record-part.tsx'

const SeoPart = recordPart<typeof SEO_FIELDS>()

/** What the product's own page says because of these texts. */
export function PagePart() {
  const { parts } = useWords(seoForm)
  const { fields } = seoForm
  const { h1, h2_1, h2_2, h2_3, altText } = SEO_FIELDS
  return (
    <SeoPart
      section="page"
      title={parts.page}
      controls={{
        h1: <PairField of={h1} label={fields.h1} />,
        h2_1: <PairField of={h2_1} label={fields.h2_1} />,
        h2_2: <PairField of={h2_2} label={fields.h2_2} />,
        h2_3: <PairField of={h2_3} label={fields.h2_3} />,
        altText: <PairField of={altText} label={fields.altText} hint={fields.altTextHint} rows={3} />,
      }}
    />
  )
}
