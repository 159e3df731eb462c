import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import type { SectionView } from '#domain/site/content/pages/document-view.ts'
import { ArrowLink } from '#app/ui/base/arrow-link.tsx'
import { BeadList } from '#app/ui/base/list/bead-list.tsx'
import type { TextPart } from '#domain/messages/contact-text.ts'
import { Ltr } from '#app/ui/base/ltr.tsx'

type DocumentSectionProps = {
  section: SectionView
  /** Stands under the first view of a phone. */
  later: boolean
}

export function DocumentSection({ section, later }: DocumentSectionProps) {
  const heading = `${section.id}-title`
  return (
    <section
      {...(later && BELOW_FOLD)}
      id={section.id}
      aria-labelledby={heading}
      className="grid justify-items-start gap-y-4"
    >
      <h2 id={heading} className="text-h3 text-ink">
        {section.title}
      </h2>
      <Paragraphs parts={section.body} />
      {section.items.length > 0 && <BeadList items={section.items} />}
      <Paragraphs parts={section.note} />
      {section.link && <ArrowLink to={section.link.to}>{section.link.label}</ArrowLink>}
    </section>
  )
}

/** Lines that staff parted stay parted. */
function Paragraphs({ parts }: { parts: TextPart[] }) {
  return (
    parts.length > 0 && (
      <p className="whitespace-pre-line">
        <FilledText parts={parts} />
      </p>
    )
  )
}

/** A sentence whose contact values are links that read left to right. */
function FilledText({ parts }: { parts: TextPart[] }) {
  return parts.map((part) =>
    part.href === undefined ? (
      part.text
    ) : (
      <a
        key={part.href}
        href={part.href}
        className="whitespace-nowrap text-ink underline decoration-[1.5px] underline-offset-4"
      >
        <Ltr>{part.text}</Ltr>
      </a>
    ),
  )
}
