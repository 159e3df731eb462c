import { Search } from 'lucide-react'
import { searchPage } from '#content/pages/search.ts'
import { useWords } from '#app/locale.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import { useDemoText, useSiteFrame } from '#app/ui/site/site-context.tsx'
import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import { categoryPath } from '#domain/site/paths.ts'
import { ChipLink } from '#app/ui/base/chip.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'

/** Other ways to a product that this site has. */
export type SearchWay = 'equivalent' | 'rule'

/** Nothing was searched yet. */
export function StartSearching({ codes }: { codes: string[] }) {
  const { start } = useWords(searchPage)
  return (
    <>
      <StateBlock icon={Search} title={start.title} text={start.text} link={{ to: '/', label: start.button }} />
      <WhereToBegin codes={codes} />
    </>
  )
}

/** Nothing was found. */
export function NoResults({ codes, query, ways }: { codes: string[]; query: string; ways: SearchWay[] }) {
  const { none, start } = useWords(searchPage)
  return (
    <>
      <StateBlock icon={Search} title={none.title} text={useDemoText(none.text) ?? start.text}>
        <ButtonLink to="/categories" kind="outline">
          {none.categories}
        </ButtonLink>
        <ButtonLink to="/" kind="outline">
          {none.home}
        </ButtonLink>
        {ways.includes('equivalent') && (
          <ButtonLink to={`/equivalents?q=${encodeURIComponent(query)}`} kind="outline">
            {none.equivalents}
          </ButtonLink>
        )}
        {ways.includes('rule') && (
          <ButtonLink to="/finder" kind="outline">
            {none.finder}
          </ButtonLink>
        )}
      </StateBlock>
      <WhereToBegin codes={codes} />
    </>
  )
}

/** Codes that many look for, and all categories: for whoever has found nothing yet. */
function WhereToBegin({ codes }: { codes: string[] }) {
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
