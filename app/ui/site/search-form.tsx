import { Search } from 'lucide-react'
import type { FormEvent, Ref } from 'react'
import { useNavigate } from 'react-router'
import { useLabels } from '../../locale.ts'
import { classNames } from '../base/class-names.ts'
import { useSitePath } from '../base/site-link.tsx'

/**
 * What a search box does on submit: nothing for blanks, else to the results, and the box is empty again
 * (specification, section 2.2). Without scripts the form itself goes there.
 */
export function useSearchForm(onSearch?: () => void) {
  const navigate = useNavigate()
  const action = useSitePath('/search')
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = event.currentTarget.elements.namedItem('q') as HTMLInputElement
    const text = input.value.trim()
    if (text === '') return
    input.value = ''
    onSearch?.()
    void navigate(`${action}?q=${encodeURIComponent(text)}`)
  }
  return { action, method: 'get', role: 'search', onSubmit } as const
}

type SearchFormProps = { className?: string; onSearch?: () => void; inputRef?: Ref<HTMLInputElement> }

export function SearchForm({ className, onSearch, inputRef }: SearchFormProps) {
  const labels = useLabels()
  return (
    <form {...useSearchForm(onSearch)} className={classNames('search-form', className)}>
      <input
        ref={inputRef}
        type="search"
        name="q"
        placeholder={labels.searchPlaceholder}
        aria-label={labels.searchProducts}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" aria-label={labels.search}>
        <Search />
      </button>
    </form>
  )
}
