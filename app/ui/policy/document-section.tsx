import type { SectionView } from '../../../domain/site/policy-document-view.ts'
import { ArrowLink } from '../base/arrow-link.tsx'
import { BeadList } from '../base/list/bead-list.tsx'
import { FilledText } from './filled-text.tsx'

type DocumentSectionProps = {
  section: SectionView
  /** Stands under the first view of a phone. */
  later: boolean
}

export function DocumentSection({ section, later }: DocumentSectionProps) {
  const heading = `${section.id}-title`
  return (
    <section
      data-later={later ? '' : undefined}
      id={section.id}
      aria-labelledby={heading}
      className="grid justify-items-start gap-y-4"
    >
      <h2 id={heading} className="text-h3 text-ink">
        {section.title}
      </h2>
      <p>
        <FilledText parts={section.body} />
      </p>
      {section.items.length > 0 && <BeadList items={section.items} />}
      {section.note && <p>{section.note}</p>}
      {section.link && <ArrowLink to={section.link.to}>{section.link.label}</ArrowLink>}
    </section>
  )
}
