import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { adminForm } from '#content/admin/form.ts'
import { useWords } from '#app/locale.ts'
import type { FormSection, Gap } from './form-sections.ts'
import { useRecordForm } from './record-form-context.ts'

/** The parts of a long form, each with a tick or the number of what it lacks. `children` stand below: deletion. */
export function SectionList({ sections, children }: { sections: readonly FormSection[]; children?: ReactNode }) {
  const words = useWords(adminForm)
  const { gaps } = useRecordForm()
  return (
    <nav className="section-list" aria-label={words.sections}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="section-link">
              <span className="grow">{title}</span>
              <GapMark gaps={gaps[id] ?? null} />
            </a>
          </li>
        ))}
      </ul>
      {children}
    </nav>
  )
}

export function GapMark({ gaps }: { gaps: Gap[] | null }) {
  const words = useWords(adminForm)
  if (gaps === null) return null
  if (gaps.length === 0)
    return <Check aria-label={words.sectionComplete} role="img" className="box-18 flex-none text-ok" />
  return (
    <span className="section-gaps">
      <span aria-hidden="true">{gaps.length}</span>
      <span className="sr-only">{words.gaps(gaps.length)}</span>
    </span>
  )
}
