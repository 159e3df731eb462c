import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import { documentLabels } from '#content/pages/document.ts'
import type { DocumentView } from '#domain/site/content/pages/document-view.ts'
import type { FrameLink } from '#domain/site/content/pages/frame-view.ts'
import { useWords } from '#app/locale.ts'
import { PageTitle } from '#app/ui/site/page-title.tsx'
import { useSiteFrame } from '#app/ui/site/site-context.tsx'
import { Contents } from './contents.tsx'
import { DocumentSection } from './document-section.tsx'
import { ArrowLink } from '#app/ui/base/arrow-link.tsx'

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
