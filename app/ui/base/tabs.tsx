import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useLocale } from '#app/locale.ts'

type TabsProps = {
  /** What the tabs are about, for screen readers. */
  label: string
  tabs: { id: string; label: string; content: ReactNode }[]
  /** Of the bead, in place of the red. */
  colour?: string
}

/**
 * Arrow keys move along the tabs in reading direction, Enter or Space opens one. Without scripts the tabs are
 * links to sections that all stand open, one under the other.
 */
export function Tabs({ label, tabs, colour }: TabsProps) {
  const base = useId()
  const [current, setCurrent] = useState(tabs[0]?.id)
  const list = useRef<HTMLDivElement>(null)
  const moveFocus = useRovingFocus(list)
  return (
    <div className="tabs">
      <div className="tabs-list" role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab) => (
          <a
            key={tab.id}
            role="tab"
            id={`${base}-${tab.id}-tab`}
            href={`#${base}-${tab.id}`}
            aria-controls={`${base}-${tab.id}`}
            aria-selected={tab.id === current}
            tabIndex={tab.id === current ? 0 : -1}
            className="tab"
            onKeyDown={moveFocus}
            onClick={(event) => {
              event.preventDefault()
              setCurrent(tab.id)
            }}
          >
            {tab.label}
            {colour && <Bead colour={colour} />}
          </a>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-${tab.id}`}
          aria-labelledby={`${base}-${tab.id}-tab`}
          data-resting={tab.id === current ? undefined : true}
          className="tab-panel"
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}

/** Drawn, because the content security policy refuses style attributes. */
function Bead({ colour }: { colour: string }) {
  return (
    <svg className="tab-bead" aria-hidden="true">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  )
}

/** Arrows, Home and End move focus only; a link does not know Space, so it is taught. */
function useRovingFocus(list: React.RefObject<HTMLDivElement | null>) {
  const forward = useLocale() === 'ar' ? 'ArrowLeft' : 'ArrowRight'
  return (event: KeyboardEvent) => {
    const stops = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
    const at = stops.findIndex((stop) => stop === document.activeElement)
    if (event.key === ' ') stops[at]?.click()
    else if (event.key === 'Home') stops[0]?.focus()
    else if (event.key === 'End') stops.at(-1)?.focus()
    else if (event.key === forward) stops[(at + 1) % stops.length]?.focus()
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') stops.at(at - 1)?.focus()
    else return
    event.preventDefault()
  }
}
