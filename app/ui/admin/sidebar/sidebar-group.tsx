import { ChevronDown } from 'lucide-react'
import { useId, type MouseEvent } from 'react'
import { shell } from '#content/admin/shell.ts'
import type { SidebarGroupName } from '#domain/accounts/staff-preferences.ts'
import { useWords } from '#app/locale.ts'
import type { Section, SectionName } from './sections.ts'
import type { Progress } from './use-importing.ts'
import { SidebarBadge, SidebarLink } from './sidebar-link.tsx'
import { importPage } from '#content/imports/import-page.ts'
import { percentDone } from '#domain/imports/import.ts'

type SidebarGroupProps = {
  name: SidebarGroupName
  sections: Section[]
  badges: Partial<Record<SectionName, number>>
  importing?: Progress | null
  isFolded: boolean
  onFold: (isFolded: boolean) => void
  /** The form that the heading sends where there are no scripts; the page then comes back. */
  form: string
}

/**
 * Entries under a heading that folds them. Of a folded group the entry of the screen that is shown stays in view, and
 * the heading counts what waits behind it.
 */
export function SidebarGroup({ name, sections, badges, importing = null, isFolded, onFold, form }: SidebarGroupProps) {
  const { groups } = useWords(shell)
  const id = useId()
  const waiting = sections.reduce((sum, section) => sum + (badges[section.name] ?? 0), 0)
  const fold = (event: MouseEvent) => {
    event.preventDefault()
    onFold(!isFolded)
  }
  return (
    <div className="sidebar-group" data-folded={isFolded || undefined}>
      <button
        type="submit"
        form={form}
        name={isFolded ? 'open' : 'fold'}
        value={name}
        className="sidebar-heading"
        aria-expanded={!isFolded}
        aria-controls={`${id}-entries`}
        onClick={fold}
      >
        <span id={id}>{groups[name]}</span>
        <ChevronDown />
        {isFolded && <SidebarBadge count={waiting} />}
      </button>
      <ul id={`${id}-entries`} aria-labelledby={id}>
        {sections.map((section) => (
          <li key={section.name}>
            <SidebarLink section={section} badge={badges[section.name] ?? 0}>
              {section.name === 'imports' && importing && <ImportBadge {...importing} />}
            </SidebarLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How far the import has come, beside its entry. */
function ImportBadge(progress: Progress) {
  const words = useWords(importPage)
  const percent = percentDone(progress)
  return (
    <span className="sidebar-badge sidebar-progress">
      <span aria-hidden="true">{words.percent(percent)}</span>
      <span className="sr-only">{words.underWay(percent)}</span>
    </span>
  )
}
