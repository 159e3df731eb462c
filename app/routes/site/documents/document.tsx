import { data, isRouteErrorResponse } from 'react-router'
import { documentsHead, documentsPage } from '#content/documents/centre.ts'
import { revisionFilePath } from '#domain/documents/document-dto.ts'
import { productPath, aliasPath } from '#domain/site/paths.ts'
import { formatDay } from '#domain/text/format.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import { servicesContext } from '#app/context.ts'
import { toDocumentRow, type DocumentRow } from '#app/loading/documents/document-rows.ts'
import { movedOrMissing } from '#app/loading/moved.ts'
import { crumbsTo } from '#app/seo/crumbs.ts'
import { routeMeta } from '#app/seo/route-meta.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { useLabels, useLocale, useWords } from '#app/locale.ts'
import { type AskedDocument, RequestDocumentForm } from '#app/ui/documents/request-document-page.tsx'
import { MissingOrFailed } from '#app/ui/not-found/not-found-page.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { Breadcrumb } from '#app/ui/base/list/breadcrumb.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { PageTitle } from '#app/ui/site/page-title.tsx'
import { Expires } from '#app/ui/documents/centre-page.tsx'
import type { Route } from './+types/document.ts'

const MOST_COVERED = 100

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const { documents, products } = context.get(servicesContext)
  const found = (await documents.find({ isExpired: true })).find(({ document }) => document.id === params.documentId)
  if (!found) throw await movedOrMissing({ url, context })
  const { document } = found
  const asked = await documents.file({ documentId: document.id })
  if (asked.kind === 'gone') {
    const day = asked.isWithdrawn || !document.expires ? null : formatDay(document.expires, locale)
    const product = found.products[0]?.code ?? found.products[0]?.id ?? ''
    const { docType: type, language } = document
    throw data({ day, asked: { product, type, language, note: '' } } satisfies GoneDocument, { status: 410 })
  }
  const covered = await Promise.all(found.products.slice(0, MOST_COVERED).map(({ id }) => products.shown(id)))
  return {
    ...toDocumentRow(found, locale, documents.today()),
    issuer: document.issuer,
    standards: document.standards,
    brand: document.brand?.[locale] ?? '',
    covered: covered.flatMap((one) => (one ? [{ path: productPath(one), name: one.name[locale] }] : [])),
    revisions: document.revisions.map(({ n, label, issued, withdrawn }, index) => ({
      name: label || String(n),
      issued: issued && formatDay(issued, locale),
      isOlder: index > 0,
      file: withdrawn === null ? revisionFilePath(document.id, n) : null,
    })),
  }
}

export type GoneDocument = { day: string | null; asked: AskedDocument }

export function meta({ loaderData, ...scope }: Route.MetaArgs) {
  if (!loaderData) return routeMeta(scope, null)
  const { title, path, type, language } = loaderData
  return routeMeta(scope, (_site, locale) => ({
    path,
    title,
    description: [title, type, language, loaderData.number, loaderData.products.join(', ')].filter(Boolean).join(' · '),
    subject: {
      crumbs: crumbsTo(locale, { label: documentsHead.title[locale], path: '/documents' }, { label: title, path }),
    },
  }))
}

export default function Document({ loaderData }: Route.ComponentProps) {
  return <DocumentPage document={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 410) return <DocumentGone gone={error.data as GoneDocument} />
  return <MissingOrFailed error={error} />
}

type Shown = DocumentRow & {
  issuer: string
  standards: string[]
  brand: string
  covered: { path: string; name: string }[]
  revisions: { name: string; issued: string | null; isOlder: boolean; file: string | null }[]
}

/** All that is known of a document, and its revisions, the newest first. */
function DocumentPage({ document }: { document: Shown }) {
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
function DocumentGone({ gone: { day, asked } }: { gone: Gone }) {
  const words = useWords(documentsPage)
  return (
    <div className="wrap pb-24">
      <PageTitle title={day === null ? words.ended : words.gone(day)} subtitle={words.request} />
      <RequestDocumentForm asked={asked} />
    </div>
  )
}
