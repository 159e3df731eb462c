import { documentsHead, documentsPage } from '#content/documents/centre.ts'
import { aliasPath } from '#domain/site/paths.ts'
import type { DocumentRow } from '#app/loading/documents/document-rows.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { useLabels, useLocale, useWords } from '#app/locale.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { Breadcrumb } from '#app/ui/base/list/breadcrumb.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { PageTitle } from '#app/ui/site/page-title.tsx'
import { Expires } from './centre-page.tsx'
import { type AskedDocument, RequestDocumentForm } from './request-document-page.tsx'

type Shown = DocumentRow & {
  issuer: string
  standards: string[]
  brand: string
  covered: { path: string; name: string }[]
  revisions: { name: string; issued: string | null; isOlder: boolean; file: string | null }[]
}

/** All that is known of a document, and its revisions, the newest first. */
export function DocumentPage({ document }: { document: Shown }) {
  const words = useWords(documentsPage)
  const locale = useLocale()
  const { home } = useLabels()
  const { title } = useWords(documentsHead)
  const trail = [
    { label: home, href: aliasPath(locale, '/') },
    { label: title, href: aliasPath(locale, '/documents') },
  ]
  return (
    <div className="wrap pb-24">
      <Breadcrumb trail={trail} current={document.title} />
      <PageTitle title={document.title} />
      <Facts document={document} />
      <p className="my-6">
        <ButtonLink href={document.file} hrefLang={document.hreflang}>
          {words.open}
        </ButtonLink>
      </p>
      <Covered covered={document.covered} />
      <Revisions revisions={document.revisions} />
    </div>
  )
}

function Facts({ document }: { document: Shown }) {
  const words = useWords(documentsPage)
  const facts = {
    type: document.type,
    language: document.language,
    number: document.number,
    revision: document.revision,
    issued: document.issued ?? '',
  }
  return (
    <dl className="spec-list">
      {(Object.keys(facts) as (keyof typeof facts)[]).map(
        (name) =>
          facts[name] !== '' && (
            <Fact key={name} term={words.columns[name]}>
              <CodedText text={facts[name]} />
            </Fact>
          ),
      )}
      {document.expires && (
        <Fact term={words.columns.expires}>
          <Expires row={document} />
        </Fact>
      )}
      {document.issuer && <Fact term={words.issuer}>{document.issuer}</Fact>}
      {document.brand && <Fact term={words.brand}>{document.brand}</Fact>}
      {document.standards.length > 0 && (
        <Fact term={words.standards}>
          <Ltr>{document.standards.join(', ')}</Ltr>
        </Fact>
      )}
      <Fact term={words.columns.size}>{[document.pages, document.size].filter(Boolean).join(' · ') || '—'}</Fact>
    </dl>
  )
}

function Covered({ covered }: Pick<Shown, 'covered'>) {
  const words = useWords(documentsPage)
  if (covered.length === 0) return null
  return (
    <section aria-labelledby="covered" className="mt-8">
      <h2 id="covered" className="text-h3 mb-3">
        {words.columns.products}
      </h2>
      <ul className="documents-links">
        {covered.map(({ path, name }) => (
          <li key={path}>
            <SiteLink to={path} className="text-link">
              <CodedText text={name} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Revisions({ revisions }: Pick<Shown, 'revisions'>) {
  const words = useWords(documentsPage)
  return (
    <section aria-labelledby="revisions" className="mt-8">
      <h2 id="revisions" className="text-h3 mb-3">
        {words.revisions}
      </h2>
      <ul className="documents-links">
        {revisions.map(({ name, issued, isOlder, file }) => (
          <li key={name + file}>
            {file ? (
              <a href={file} className="text-link">
                {words.columns.revision} <Ltr>{name}</Ltr>
              </a>
            ) : (
              <span>
                {words.columns.revision} <Ltr>{name}</Ltr>
              </span>
            )}
            {issued && <span>{issued}</span>}
            {isOlder && <span className="text-ink-3">{words.older}</span>}
            {file === null && <span className="text-ink-3">{words.withdrawn}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type Gone = { day: string | null; asked: AskedDocument }

/** A document that has ended, with the form that asks for another one. */
export function DocumentGone({ gone: { day, asked } }: { gone: Gone }) {
  const words = useWords(documentsPage)
  return (
    <div className="wrap pb-24">
      <PageTitle title={day === null ? words.ended : words.gone(day)} subtitle={words.request} />
      <RequestDocumentForm asked={asked} />
    </div>
  )
}
