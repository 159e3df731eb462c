import type { SectionView } from '../../../domain/policy-document-view.ts'
import { ArrowLink } from '../base/arrow-link.tsx'
import { BeadList } from '../base/bead-list.tsx'
import { FilledText } from './filled-text.tsx'

export function DocumentSection({ section }: { section: SectionView }) {
  const heading = `${section.id}-title`
  return (
    <section id={section.id} aria-labelledby={heading} className="grid justify-items-start gap-y-4">
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
