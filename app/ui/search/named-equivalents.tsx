import { gradeNames } from '#content/choice/equivalents.ts'
import { searchPage } from '#content/pages/search.ts'
import type { EquivalentView } from '#domain/choice/equivalents-view.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { useLocale, useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { CodedText } from '#app/ui/base/code.tsx'

/** What there is for the other maker's product that was searched. */
export function NamedEquivalents({ equivalents }: { equivalents: EquivalentView[] }) {
  const words = useWords(searchPage)
  const locale = useLocale()
  if (equivalents.length === 0) return null
  return (
    <section aria-labelledby="search-equivalents" className="stack-12">
      <h2 id="search-equivalents" className="text-h3">
        {words.equivalents}
      </h2>
      <ul className="stack-8">
        {equivalents.map(({ id, maker, product, grade, ours }) => (
          <li key={id} className="cluster-8 items-center">
            <bdi>
              {maker} {product}
            </bdi>
            <Badge tone={grade === 'equal' ? 'ok' : 'neutral'}>{gradeNames[grade][locale]}</Badge>
            <SiteLink to={ours.path} className="text-link">
              <CodedText text={ours.name} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
