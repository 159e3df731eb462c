import { Newspaper, Search } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { suggestionWords } from '#content/suggestions.ts'
import type { Suggestion, Suggestions } from '#domain/search/suggestions.ts'
import { localizedPath } from '#domain/text/locale.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Code } from '#app/ui/base/code.tsx'
import { useSitePath, WholeLink } from '#app/delivery/link.tsx'
import { useWays } from '#app/ui/site/use-ways.ts'
import { MarkedText } from '#app/ui/catalogue/marked-text.tsx'

type SuggestionListProps = {
  listId: string
  /** The option that the keyboard has picked out, -1 for none. */
  active: number
  optionId: (index: number) => string
  offered: Suggestions
  /** Where all results are, if there are more than these. */
  all: string | null
  onFollow: () => void
}

/** What a search box offers, below it. Every option is a link, and can be opened in a new tab. */
export function SuggestionList({ listId, active, optionId, offered, all, onFollow }: SuggestionListProps) {
  const words = useWords(suggestionWords)
  const { suggestions, marks, total } = offered
  const option = (index: number) => ({ id: optionId(index), active: index === active, onFollow })
  return (
    // Pressing a suggestion must not take the focus from the field.
    <div role="presentation" className="suggestions" onMouseDown={keepFocus}>
      <div id={listId} role="listbox" tabIndex={-1} aria-label={words.label}>
        {suggestions.map((suggestion, index) => (
          <Option
            key={suggestion.path}
            to={suggestion.path}
            {...option(index)}
            isProduct={suggestion.kind === 'product'}
          >
            <OptionPicture {...suggestion} />
            <span className="flex-1 can-narrow grid">
              {suggestion.code && (
                <span className="suggestion-code">
                  <Code>{suggestion.code}</Code>
                </span>
              )}
              <span className="suggestion-name">
                <MarkedText text={suggestion.name} marks={marks} />
              </span>
            </span>
            {suggestion.kind !== 'product' && <span className="suggestion-kind">{words[suggestion.kind]}</span>}
          </Option>
        ))}
        {all !== null && <AllOption to={all} total={total} {...option(suggestions.length)} />}
      </div>
      <Ways onFollow={onFollow} />
    </div>
  )
}

/** Other ways to a product than its name. */
function Ways({ onFollow }: Pick<SuggestionListProps, 'onFollow'>) {
  const locale = useLocale()
  const ways = useWays()
  if (ways.length === 0) return null
  return (
    <p className="suggestions-foot">
      {ways.map(({ path, label }) => (
        <WholeLink key={path} href={localizedPath(locale, path)} tabIndex={-1} className="text-link" onClick={onFollow}>
          {label}
        </WholeLink>
      ))}
    </p>
  )
}

function keepFocus(event: MouseEvent) {
  event.preventDefault()
}

type OptionProps = { id: string; active: boolean; onFollow: () => void; isProduct?: boolean }

function Option({ to, id, active, onFollow, isProduct, children }: OptionProps & { to: string; children: ReactNode }) {
  const onClick = (event: MouseEvent) => {
    if (isProduct) navigator.sendBeacon('/api/shown', new URLSearchParams({ path: to, from: 'suggestion' }))
    // Without a connection nothing is followed, and what was typed stays.
    if (navigator.onLine && !event.ctrlKey && !event.metaKey && !event.shiftKey) onFollow()
  }
  return (
    <WholeLink
      href={to}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className="suggestion"
      onClick={onClick}
    >
      {children}
    </WholeLink>
  )
}

function AllOption({ to, total, ...option }: OptionProps & { to: string; total: number }) {
  const words = useWords(suggestionWords)
  return (
    <Option to={useSitePath(to)} {...option}>
      <span className="suggestion-picture">
        <Search />
      </span>
      <span className="flex-1 can-narrow grid">{words.all(total)}</span>
    </Option>
  )
}

function OptionPicture({ kind, thumbnail, accent }: Suggestion) {
  return (
    <span className="suggestion-picture" data-accent={accent ?? undefined}>
      {kind === 'product' && thumbnail && <img src={thumbnail} alt="" width={44} height={44} decoding="async" />}
      {kind === 'page' && <span className="accent-dot" />}
      {kind === 'post' && <Newspaper />}
    </span>
  )
}
