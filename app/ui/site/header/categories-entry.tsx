import { ChevronDown } from 'lucide-react'
import { useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { SiteLink } from '#app/delivery/link.tsx'
import { CategoriesDropdown } from './categories-dropdown.tsx'
import { CATEGORIES_PATH, type Current } from './current-entry.ts'
import { useDisclosure } from './use-disclosure.ts'

const PANEL_ID = 'categories-panel'

/**
 * The Categories entry. It is a link to the list of categories, so that it leads there without scripts and in
 * a new tab; with scripts it opens the dropdown, which ends in that link.
 */
export function CategoriesEntry({ label, current }: { label: string; current: Current }) {
  const root = useRef<HTMLDivElement>(null)
  const entry = useRef<HTMLAnchorElement>(null)
  const { open, toggle, close } = useDisclosure(root, entry)

  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    toggle()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    event.preventDefault()
    toggle()
  }

  return (
    <div ref={root} className="relative">
      <SiteLink
        ref={entry}
        to={CATEGORIES_PATH}
        className="site-nav-link"
        aria-current={current}
        aria-expanded={open}
        aria-controls={PANEL_ID}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <span>
          {label}
          <ChevronDown />
        </span>
      </SiteLink>
      <CategoriesDropdown id={PANEL_ID} open={open} onFollow={close} />
    </div>
  )
}
