import { Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { documentUpload } from '#content/admin/catalogue/document-upload.ts'
import { daysLeftText, documentList } from '#content/admin/documents.ts'
import { docLanguageNames } from '#content/documents/doc-names.ts'
import { documentStatuses } from '#content/documents/document-words.ts'
import { DOCUMENTS_UPLOAD_PATH } from '#domain/accounts/staff-paths.ts'
import { EXPIRIES, type DocumentListQuery, type DocumentRow } from '#domain/documents/document-list.ts'
import { daysLeft, documentStatus, EXPIRING_DAYS } from '#domain/documents/document-status.ts'
import { DOC_TYPES, DOCUMENT_LANGUAGES, DOCUMENT_TYPES } from '#domain/documents/document-types.ts'
import { formatDay } from '#domain/text/format.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { ListChoice } from '#app/ui/admin/records/list-bar.tsx'
import type { ListOf } from '#app/ui/admin/records/list-views.tsx'
import { SelectBox } from '#app/ui/admin/records/select-box.tsx'
import { PublicationBadges } from '#app/ui/admin/records/publication-badges.tsx'
import { RowActions } from '#app/ui/admin/records/row-actions.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Badge } from '#app/ui/base/badge.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'

type Beside = { brands: { value: string; label: string }[]; today: string }
type DocumentsList = ListOf<DocumentRow, Beside, DocumentListQuery>

type ChoicesProps = Pick<DocumentsList, 'query' | 'beside'> & { onChange: () => void }

/** What narrows the list beside its search. */
export function DocumentChoices({ query, beside, onChange }: ChoicesProps) {
  const words = useWords(documentList)
  const locale = useLocale()
  const choices = {
    type: DOC_TYPES.map((type) => [type, DOCUMENT_TYPES[type].name[locale]] as const),
    language: DOCUMENT_LANGUAGES.map((language) => [language, docLanguageNames[language][locale]] as const),
    brand: (beside.brands ?? []).map(({ value, label }) => [value, label] as const),
    expiry: EXPIRIES.map((expiry) => [expiry, words.expiries[expiry]] as const),
  }
  const names = Object.keys(choices) as (keyof typeof choices)[]
  return (
    <>
      {query.product && <input type="hidden" name="product" value={query.product} />}
      {names.map((name) => (
        <ListChoice
          key={name}
          name={name}
          chosen={query[name] ?? ''}
          label={words[name]}
          options={[['', words.all], ...choices[name]]}
          onChange={onChange}
        />
      ))}
    </>
  )
}

/** On narrow screens each row is a card, whose cells say what they are. */
export function DocumentsTable({ rows, isComing, ...list }: DocumentsList) {
  const words = useWords(documentList)
  const { title, actions, ...columns } = words.columns
  return (
    <table className="documents-table" aria-busy={isComing || undefined}>
      <caption className="sr-only">{words.title}</caption>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {title}
          </th>
          {Object.values(columns).map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">{actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <DocumentCells key={row.id} {...list} row={row} />
        ))}
      </tbody>
    </table>
  )
}

const SHOWN_PRODUCTS = 3

function DocumentCells({ row, ...list }: Omit<DocumentsList, 'rows' | 'isComing'> & { row: DocumentRow }) {
  const locale = useLocale()
  const words = useWords(documentList)
  const { id, docType, language, number, brand, products, issued, expires, revisionLabel } = row
  const [current] = row.revisions
  const left = daysLeft(expires, list.beside.today)
  const title = row.title[locale] || row.title.ar || row.title.en || id
  const covered = [
    ...(brand ? [brand[locale]] : []),
    ...products.map(({ code, name }) => code?.toUpperCase() ?? name[locale]),
  ]
  const more = covered.length - SHOWN_PRODUCTS
  const cells: Partial<Record<keyof typeof words.columns, ReactNode>> = {
    type: DOCUMENT_TYPES[docType].name[locale],
    products: covered.slice(0, SHOWN_PRODUCTS).join(' · ') + (more > 0 ? ` ${words.more(more)}` : ''),
    language: docLanguageNames[language][locale],
    number: number && <Ltr>{number}</Ltr>,
    revision: current && `${current.n}${revisionLabel && ` (${revisionLabel})`}`,
    issued: issued && <span className="documents-day">{formatDay(issued, locale)}</span>,
    expires: expires && (
      <>
        <span className="documents-day">{formatDay(expires, locale)}</span>{' '}
        {left !== null && left >= 0 && left <= EXPIRING_DAYS && (
          <span className="documents-day">({daysLeftText(left, locale)})</span>
        )}
      </>
    ),
    status: <Standing row={row} today={list.beside.today} />,
  }
  return (
    <tr>
      <td className="documents-mark">
        <SelectBox id={id} name={title} />
      </td>
      <th scope="row">
        <bdi>{title}</bdi>
      </th>
      {Object.entries(cells).map(([name, cell]) => (
        <td key={name} data-label={words.columns[name as keyof typeof cells]} data-empty={cell ? undefined : ''}>
          <bdi>{cell}</bdi>
        </td>
      ))}
      <td className="documents-actions">
        <RowActions {...list} id={id} name={title} />
      </td>
    </tr>
  )
}

function Standing({ row, today }: { row: DocumentRow; today: string }) {
  const locale = useLocale()
  const { withdrawn } = useWords(documentList)
  const status = documentStatus(row.expires, today)
  const isWithdrawn = (row.revisions[0]?.withdrawn ?? null) !== null
  const tone = isWithdrawn || status === 'expired' ? 'red' : status === 'expiring' ? 'warn' : 'ok'
  return (
    <span className="publication">
      <Badge tone={tone}>{isWithdrawn ? withdrawn : documentStatuses[status][locale]}</Badge>
      <PublicationBadges {...row.publication} />
    </span>
  )
}

/** Leads to where many files become documents. */
export function UploadLink() {
  const { title } = useWords(documentUpload)
  return (
    <ButtonLink to={DOCUMENTS_UPLOAD_PATH} kind="outline" small>
      <Upload />
      {title}
    </ButtonLink>
  )
}
