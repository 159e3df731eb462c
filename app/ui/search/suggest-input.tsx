import {
  Suspense,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type Ref,
} from 'react'
import { searchSearch } from '#domain/search/search-address.ts'
import { SUGGESTED } from '#domain/search/suggestion-counts.ts'
import { lazyComponent } from '#app/delivery/lazy-component.ts'
import { useHydrated } from '#app/delivery/hydration.ts'
import { leaveBox } from './leave-box.ts'
import { useCombobox } from './use-combobox.ts'
import { useSuggestions } from './use-suggestions.ts'
import { suggestionCount } from '#content/suggestion-count.ts'
import { useLocale } from '#app/locale.ts'

/** Loaded with the first suggestions. */
const SuggestionList = lazyComponent(async () => (await import('./suggestion-list.tsx')).SuggestionList)

type SuggestInputProps = Omit<ComponentProps<'input'>, 'ref'> & {
  ref?: Ref<HTMLInputElement>
  /** Called when a suggestion was followed. */
  onFollow?: () => void
}

/** A search box that offers what it finds while somebody types; a plain one until scripts run. */
export function SuggestInput({ ref, onFollow, ...input }: SuggestInputProps) {
  const box = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => box.current!)
  const isHydrated = useHydrated()
  const [typed, setTyped] = useState('')
  const offered = useSuggestions(typed)
  const count = offered?.suggestions.length ?? 0
  const hasMore = offered !== null && offered.total > SUGGESTED.products
  const { field, ...list } = useCombobox(count + Number(hasMore))

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    field.onKeyDown(event)
    if (event.key === 'Enter') setTyped('')
  }

  function follow() {
    leaveBox(box.current!)
    setTyped('')
    onFollow?.()
  }

  return (
    <>
      <input
        {...input}
        {...(isHydrated ? { ...field, onKeyDown } : {})}
        ref={box}
        onInput={(event) => {
          setTyped(event.currentTarget.value)
          list.show()
        }}
      />
      {list.open && offered && (
        <Suspense>
          <SuggestionList
            {...list}
            offered={offered}
            all={hasMore ? `/search${searchSearch({ text: typed.trim(), category: null, page: 1 })}` : null}
            onFollow={follow}
          />
        </Suspense>
      )}
      <SuggestionStatus count={list.open || count === 0 ? offered && count : null} />
    </>
  )
}

/** Tells those who do not see the list how much there is to choose from; null while that is nobody's question. */
function SuggestionStatus({ count }: { count: number | null }) {
  const say = suggestionCount[useLocale()]
  return <output className="sr-only">{count !== null && say(count)}</output>
}
