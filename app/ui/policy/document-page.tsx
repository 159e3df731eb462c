import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import { documentLabels } from '#content/pages/document.ts'
import type { DocumentView, SectionView } from '#domain/site/content/pages/document-view.ts'
import type { FrameLink } from '#domain/site/content/pages/frame-view.ts'
import { useWords } from '#app/locale.ts'
import { PageTitle } from '#app/ui/site/page-title.tsx'
import { useSiteFrame } from '#app/ui/site/site-context.tsx'
import { Contents } from './contents.tsx'
import { ArrowLink } from '#app/ui/base/arrow-link.tsx'
import { BeadList } from '#app/ui/base/list/bead-list.tsx'
import type { TextPart } from '#domain/messages/contact-text.ts'
import { Ltr } from '#app/ui/base/ltr.tsx'

/** So many sections a phone shows at first, of the shortest text. */
const FIRST_VIEW = 4

/** A text of the house rules: title and date, table of contents, sections, and the other texts at the end. */
export function DocumentPage({ document, path }: { document: DocumentView; path: string }) {
  const words = useWords(documentLabels)
  const others = useSiteFrame().footer.information.filter((link) => link.path !== path)
  return (
    <article className="wrap pb-24">
      <PageTitle title={document.title} subtitle={document.intro}>
        {document.updated && (
          <p className="text-small text-ink-3">
            {words.updated} <time dateTime={document.updated.day}>{document.updated.text}</time>
          </p>
        )}
      </PageTitle>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[17.5rem_minmax(0,44rem)]">
        <Contents label={words.contents} entries={document.sections} />
        <div className="grid gap-12 text-article text-ink-2">
          {document.sections.map((section, index) => (
            <DocumentSection key={section.id} section={section} later={index >= FIRST_VIEW} />
          ))}
          {others.length > 0 && <RelatedPages title={words.others} links={others} />}
        </div>
      </div>
    </article>
  )
}

function RelatedPages({ title, links }: { title: string; links: FrameLink[] }) {
  return (
    <nav {...BELOW_FOLD} aria-label={title} className="border-t border-line pt-8">
      <p className="text-small text-ink-3">{title}</p>
      <ul className="mt-2 flex flex-wrap gap-x-8">
        {links.map(({ path, label }) => (
          <li key={path}>
            <ArrowLink to={path}>{label}</ArrowLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type DocumentSectionProps = {
  section: SectionView
  /** Stands under the first view of a phone. */
  later: boolean
}

function DocumentSection({ section, later }: DocumentSectionProps) {
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
