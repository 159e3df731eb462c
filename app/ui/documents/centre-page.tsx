import { FileSearch } from 'lucide-react'
import { useRef } from 'react'
import { Form } from 'react-router'
import { docLanguageNames } from '#content/documents/doc-names.ts'
import { documentsPage } from '#content/documents/centre.ts'
import { centreSearch, type CentreQuery } from '#domain/documents/centre-query.ts'
import { DOC_TYPES, DOCUMENT_TYPES, type DocumentLanguage } from '#domain/documents/document-types.ts'
import type { DocumentRow } from '#app/loading/documents/document-rows.ts'
import type { Part } from '#app/loading/part.ts'
import { SiteLink, useSitePath } from '#app/delivery/link.tsx'
import { useLocale, useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { Checkbox } from '#app/ui/base/field/checkbox.tsx'
import { optionsOf, SelectField, TextField } from '#app/ui/base/field/text-field.tsx'
import { useShownSearch } from '#app/ui/base/field/use-shown-search.ts'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { Table } from '#app/ui/base/list/table.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import { PageTitle } from '#app/ui/site/page-title.tsx'

type Found = {
  query: CentreQuery
  total: number
  pages: number
  rows: DocumentRow[]
  /** Those that there are documents in. */
  languages: DocumentLanguage[]
  brands: { id: string; name: string }[]
}

/** All documents of the site, searched and narrowed by a form whose fields stand in the address. */
export function CentrePage({ found }: { found: Part<Found> }) {
  const words = useWords(documentsPage)
  return (
    <div className="wrap pb-24">
      <PageTitle title={words.title} />
      {found.ok ? <Documents {...found.value} /> : <LoadError title={words.failed} />}
    </div>
  )
}

function Documents({ query, total, pages, rows, languages, brands }: Found) {
  const words = useWords(documentsPage)
  const comma = useLocale() === 'ar' ? '، ' : ', '
  return (
    <div className="documents">
      <Filters key={centreSearch({ ...query, page: 1 })} query={query} languages={languages} brands={brands} />
      {query.unknown.length > 0 && <p className="text-ink-2">{words.unknown(query.unknown.join(comma))}</p>}
      <p role="status" className="text-ink-2">
        {total > 0 && words.count(total)}
      </p>
      {rows.length > 0 ? (
        <DocumentsTable rows={rows} />
      ) : (
        <StateBlock
          icon={FileSearch}
          title={words.none}
          link={{ to: `/documents/request?${new URLSearchParams({ q: query.q })}`, label: words.request }}
        />
      )}
      <Pagination page={query.page} pages={pages} to={(page) => `/documents${centreSearch({ ...query, page })}`} />
    </div>
  )
}

/** With scripts each choice renews the list at once. */
function Filters({ query, languages, brands }: Pick<Found, 'query' | 'languages' | 'brands'>) {
  const words = useWords(documentsPage)
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const box = useShownSearch(query.q)
  return (
    <Form
      ref={form}
      action={useSitePath('/documents')}
      role="search"
      aria-label={words.filters}
      className="documents-filters"
      preventScrollReset
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.type === 'search') return
        form.current?.requestSubmit()
      }}
    >
      <TextField
        ref={box}
        label={words.find}
        type="search"
        name="q"
        maxLength={200}
        defaultValue={query.q}
        placeholder={words.search}
        className="documents-search"
      />
      <SelectField label={words.type} name="type" defaultValue={query.type ?? ''}>
        <option value="">{words.all}</option>
        {optionsOf(DOC_TYPES, (type) => [type, DOCUMENT_TYPES[type].name[locale]])}
      </SelectField>
      <SelectField label={words.brand} name="brand" defaultValue={query.brand ?? ''}>
        <option value="">{words.all}</option>
        {optionsOf(brands, ({ id, name }) => [id, name])}
      </SelectField>
      <Button type="submit">{words.find}</Button>
      {languages.length > 1 && (
        <fieldset className="documents-languages">
          <legend>{words.language}</legend>
          {languages.map((one) => (
            <Checkbox key={one} name="language" value={one} defaultChecked={query.languages.includes(one)}>
              {docLanguageNames[one][locale]}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </Form>
  )
}

const COLUMNS = ['title', 'type', 'products', 'language', 'number', 'revision', 'issued', 'expires', 'size'] as const

function DocumentsTable({ rows }: { rows: DocumentRow[] }) {
  const words = useWords(documentsPage)
  const comma = useLocale() === 'ar' ? '، ' : ', '
  return (
    <Table
      caption={words.title}
      columns={COLUMNS.map((key) => ({ key, label: words.columns[key], strong: key === 'title' }))}
      rows={rows.map((row) => ({
        key: `${row.path} ${row.file}`,
        title: (
          <SiteLink to={row.path} className="text-link">
            <CodedText text={row.title} />
          </SiteLink>
        ),
        type: row.type,
        products: (
          <>
            <CodedText text={row.products.join(comma)} /> {row.more > 0 && words.more(row.more)}
          </>
        ),
        language: row.language,
        number: row.number === '' ? '—' : <Ltr>{row.number}</Ltr>,
        revision: <Ltr>{row.revision}</Ltr>,
        issued: row.issued ?? '—',
        expires: row.expires === null ? '—' : <Expires row={row} />,
        size: row.size || '—',
      }))}
    />
  )
}

/** What has ended and is shown all the same says so. */
export function Expires({ row: { expires, isExpired } }: { row: Pick<DocumentRow, 'expires' | 'isExpired'> }) {
  const { expired } = useWords(documentsPage)
  if (expires === null) return '—'
  return isExpired ? (
    <strong className="text-danger">
      {expired} {expires}
    </strong>
  ) : (
    expires
  )
}
