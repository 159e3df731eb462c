import { ChartColumn } from 'lucide-react'
import { docLanguageNames } from '#content/documents/doc-names.ts'
import { documentForm } from '#content/documents/request-form.ts'
import { reportWords } from '#content/admin/overview/reports.ts'
import { staffPath } from '#domain/accounts/staff-paths.ts'
import { DOCUMENT_TYPES, isDocType, isDocumentLanguage } from '#domain/documents/document-types.ts'
import type { ProductCounts } from '#domain/reports/daily-count.ts'
import type { Localized } from '#domain/text/locale.ts'
import { formatNumber } from '#domain/text/format.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { useLocale, useWords } from '#app/locale.ts'
import { CodedText } from '#app/ui/base/code.tsx'
import { Table } from '#app/ui/base/list/table.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import { Group } from '#app/ui/admin/group.tsx'

type Row = ProductCounts & { id: string; name: Localized | null }

const COLUMNS = ['views', 'searches', 'datasheets', 'requests'] as const

/** How often each product was looked at, chosen and asked for. */
export function ProductReport({ rows }: { rows: Row[] }) {
  const words = useWords(reportWords)
  const locale = useLocale()
  if (rows.length === 0) return <StateBlock icon={ChartColumn} title={words.none} />
  const columns = [
    { key: 'product', label: words.product, strong: true },
    ...COLUMNS.map((key) => ({ key, label: words.columns[key] })),
  ]
  return (
    <Group wide title={words.products}>
      <Table
        caption={words.products}
        columns={columns}
        rows={rows.map(({ id, name, ...counts }) => ({
          key: id,
          product:
            name === null ? (
              <>
                <bdi>{id}</bdi> <span className="admin-row-quiet">{words.gone}</span>
              </>
            ) : (
              <SiteLink to={staffPath('items', 'edit', id)} className="text-link">
                <CodedText text={name[locale]} />
              </SiteLink>
            ),
          ...Object.fromEntries(COLUMNS.map((key) => [key, formatNumber(counts[key], locale)])),
        }))}
      />
    </Group>
  )
}

export function SearchReport({ searches }: { searches: { words: string; times: number }[] }) {
  const words = useWords(reportWords)
  const locale = useLocale()
  return (
    <Group wide title={words.searches} text={words.searchesText}>
      {searches.length === 0 ? (
        <p className="admin-row-quiet">{words.noSearches}</p>
      ) : (
        <Table
          caption={words.searches}
          columns={[
            { key: 'words', label: words.words, strong: true },
            { key: 'times', label: words.times },
          ]}
          rows={searches.map(({ words: text, times }) => ({
            key: text,
            words: <bdi>{text}</bdi>,
            times: formatNumber(times, locale),
          }))}
        />
      )}
    </Group>
  )
}

type AskedDocuments = { type: string; language: string; product: Localized | null; times: number }

/** Which documents visitors asked for that they did not find. */
export function DocumentReport({ documents }: { documents: AskedDocuments[] }) {
  const words = useWords(reportWords)
  const { fields } = useWords(documentForm)
  const locale = useLocale()
  return (
    <Group wide title={words.documents}>
      {documents.length === 0 ? (
        <p className="admin-row-quiet">{words.noDocuments}</p>
      ) : (
        <Table
          caption={words.documents}
          columns={[
            { key: 'product', label: words.product, strong: true },
            { key: 'type', label: fields.type },
            { key: 'language', label: fields.language },
            { key: 'times', label: words.times },
          ]}
          rows={documents.map(({ type, language, product, times }) => ({
            key: `${type} ${language} ${product?.en}`,
            product: <CodedText text={product?.[locale] ?? '—'} />,
            type: isDocType(type) ? DOCUMENT_TYPES[type].name[locale] : type,
            language: isDocumentLanguage(language) ? docLanguageNames[language][locale] : '—',
            times: formatNumber(times, locale),
          }))}
        />
      )}
    </Group>
  )
}
