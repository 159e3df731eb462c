import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import { Search } from 'lucide-react'
import { memo, type FormEvent, type Ref } from 'react'
import { useNavigate } from 'react-router'
import { useLabels } from '#app/locale.ts'
import { classNames } from '#app/ui/base/class-names.ts'
import { useSitePath } from '#app/delivery/link.tsx'
import { useHydrated } from '#app/delivery/hydration.ts'
import { leaveBox } from '#app/ui/search/leave-box.ts'
import { SuggestInput } from '#app/ui/search/suggest-input.tsx'

/** What every search box is; its rules stop blanks until scripts do. */
export const SEARCH_INPUT = {
  type: 'search',
  name: 'q',
  required: true,
  pattern: '.*\\S.*',
  autoComplete: 'off',
  enterKeyHint: 'search',
} as const

/**
 * What a search box does on submit: nothing for blanks, else to the results, and the box is empty again
 * (docs/specification 2.2). Without scripts the form itself goes there.
 */
export function useSearchForm(onSearch?: () => void) {
  const navigate = useNavigate()
  const action = useSitePath('/search')
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = event.currentTarget.elements.namedItem('q') as HTMLInputElement
    const text = input.value.trim()
    if (text === '') return
    leaveBox(input)
    onSearch?.()
    void navigate(`${action}?q=${encodeURIComponent(text)}`)
  }
  return { action, method: 'get', role: 'search', noValidate: useHydrated(), onSubmit } as const
}

type SearchFormProps = {
  className?: string
  /** What it is called, where it is not the one of the header. */
  label?: string
  /** Its initial value. */
  typed?: string | undefined
  /** Is not in the first view of a phone. */
  later?: boolean
  onSearch?: () => void
  inputRef?: Ref<HTMLInputElement>
}

export const SearchForm = memo(function SearchForm(props: SearchFormProps) {
  const { className, label, typed, later, onSearch, inputRef } = props
  const labels = useLabels()
  const name = label ?? labels.searchProducts
  return (
    <form
      {...(later && BELOW_FOLD)}
      {...useSearchForm(onSearch)}
      className={classNames('search-form', className)}
      aria-label={name}
    >
      <SuggestInput
        {...SEARCH_INPUT}
        ref={inputRef}
        defaultValue={typed}
        placeholder={labels.searchPlaceholder}
        aria-label={name}
        onFollow={onSearch}
      />
      <button type="submit" aria-label={labels.search}>
        <Search />
      </button>
    </form>
  )
})
