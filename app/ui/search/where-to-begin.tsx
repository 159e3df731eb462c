import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import { searchPage } from '#content/pages/search.ts'
import { categoryPath } from '#domain/site/paths.ts'
import { useWords } from '#app/locale.ts'
import { ChipLink } from '#app/ui/base/chip.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { useSiteFrame } from '#app/ui/site/site-context.tsx'

/** Codes that many look for, and all categories: for whoever has found nothing yet. */
export function WhereToBegin({ codes }: { codes: string[] }) {
  const { popular, byCategory } = useWords(searchPage)
  const { categories } = useSiteFrame()
  return (
    <div {...BELOW_FOLD} className="search-begin">
      {codes.length > 0 && (
        <section aria-labelledby="search-codes">
          <h3 id="search-codes" className="text-card">
            {popular}
          </h3>
          <ul>
            {codes.map((code) => (
              <li key={code}>
                <ChipLink to={`/search?q=${encodeURIComponent(code)}`}>
                  <Ltr>{code}</Ltr>
                </ChipLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {categories && categories.length > 0 && (
        <section aria-labelledby="search-categories">
          <h3 id="search-categories" className="text-card">
            {byCategory}
          </h3>
          <ul>
            {categories.map(({ id, name, accent }) => (
              <li key={id}>
                <ChipLink to={categoryPath(id)} accent={accent}>
                  {name}
                </ChipLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
