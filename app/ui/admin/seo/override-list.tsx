import { CodedText } from '#app/ui/base/code.tsx'
import { seoWords } from '#content/admin/seo.ts'
import { formatNumber } from '#domain/text/format.ts'
import type { Localized } from '#domain/text/locale.ts'
import { seoEditPath } from '#domain/accounts/staff-paths.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { RecordActions } from '#app/ui/admin/record-actions.tsx'

type OverrideRow = { key: string; metaTitle: Localized; price: number | null }

/** Texts for search engines by their key, with the way to their form. */
export function OverrideList({ rows }: { rows: OverrideRow[] }) {
  const words = useWords(seoWords)
  return (
    <div className="card">
      <ul className="admin-rows">
        {rows.map((row) => (
          <li key={row.key} className="admin-row">
            <Facts row={row} />
            <RecordActions edit={seoEditPath(row.key)} id={row.key} name={row.key} words={words} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Facts({ row: { key: keyText, metaTitle, price } }: { row: OverrideRow }) {
  const words = useWords(seoWords)
  const locale = useLocale()
  return (
    <div className="seo-facts">
      <bdi className="admin-row-name">
        <CodedText text={keyText} />
      </bdi>
      <bdi className="seo-facts-title">
        <CodedText text={metaTitle[locale] || metaTitle.ar || metaTitle.en} />
      </bdi>
      <Badge tone={price === null ? 'neutral' : 'ok'}>
        {price === null ? words.noPrice : words.price(formatNumber(price, locale))}
      </Badge>
    </div>
  )
}
