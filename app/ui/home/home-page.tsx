import type { HomeView } from '#domain/site/content/home-view.ts'
import { Hero } from './hero.tsx'
import { LowerPart, type LowerPartProps } from './lower-part.tsx'
import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import { Search } from 'lucide-react'
import { homeFirstView } from '#content/pages/home-first-view.ts'
import { useWords } from '#app/locale.ts'
import { ChipLink } from '#app/ui/base/chip.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { SuggestInput } from '#app/ui/search/suggest-input.tsx'
import { useWays } from '#app/ui/site/use-ways.ts'
import { useSearchForm } from '#app/ui/site/header/search-form.tsx'

const FIELD_ID = 'code-finder-field'

/** The whole home page; of its own content there may be none. */
export function HomePage({ home, ...parts }: LowerPartProps & { home: HomeView | null }) {
  return (
    <>
      <Hero home={home} />
      <CodeFinder home={home} />
      <LowerPart home={home} {...parts} />
    </>
  )
}

/** The quickest way to a product: the code on its pack. */
function CodeFinder({ home }: FinderProps) {
  return (
    <div className="code-finder">
      <Finder home={home} />
    </div>
  )
}

type FinderProps = { home: HomeView | null }

function Finder({ home }: FinderProps) {
  const words = useWords(homeFirstView).finder
  const codes = home?.codes ?? []
  const ways = useWays()
  return (
    <>
      <div>
        <label htmlFor={FIELD_ID} className="text-card">
          {home?.finder.title || words.title}
        </label>
        {home?.finder.hint && <p className="text-label">{home.finder.hint}</p>}
      </div>
      <form {...useSearchForm()} className="code-finder-form">
        <SuggestInput
          id={FIELD_ID}
          type="search"
          name="q"
          placeholder={home?.finder.placeholder || undefined}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="button button-ink button-icon" aria-label={words.submit}>
          <Search />
        </button>
      </form>
      {codes.length + ways.length > 0 && (
        <ul {...BELOW_FOLD} className="code-finder-codes">
          {codes.map((code) => (
            <li key={code}>
              <ChipLink to={`/search?q=${encodeURIComponent(code)}`} quiet>
                <Ltr>{code}</Ltr>
              </ChipLink>
            </li>
          ))}
          {ways.map(({ path, label }) => (
            <li key={path}>
              <ChipLink to={path} quiet>
                {label}
              </ChipLink>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
