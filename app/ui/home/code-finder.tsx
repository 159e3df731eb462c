import { BELOW_FOLD } from '../../delivery/below-fold.tsx'
import { Search } from 'lucide-react'
import { homeFirstView } from '../../../content/pages/home-first-view.ts'
import { useWords } from '../../locale.ts'
import { ChipLink } from '../base/chip.tsx'
import { Ltr } from '../base/ltr.tsx'
import { SuggestInput } from '../search/suggest-input.tsx'
import { useSearchForm } from '../site/header/search-form.tsx'

/** The quickest way to a product: the code on its pack. */
export function CodeFinder() {
  return (
    <div className="code-finder">
      <Finder />
    </div>
  )
}

const FIELD_ID = 'code-finder-field'

function Finder() {
  const { title, hint, placeholder, submit, codes } = useWords(homeFirstView).finder
  return (
    <>
      <div>
        <label htmlFor={FIELD_ID} className="text-card">
          {title}
        </label>
        <p className="text-label text-ink-3">{hint}</p>
      </div>
      <form {...useSearchForm()} className="code-finder-form">
        <SuggestInput
          id={FIELD_ID}
          type="search"
          name="q"
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="button button-ink button-icon" aria-label={submit}>
          <Search />
        </button>
      </form>
      <ul {...BELOW_FOLD} className="code-finder-codes">
        {codes.map((code) => (
          <li key={code}>
            <ChipLink to={`/search?q=${code}`} quiet>
              <Ltr>{code}</Ltr>
            </ChipLink>
          </li>
        ))}
      </ul>
    </>
  )
}
