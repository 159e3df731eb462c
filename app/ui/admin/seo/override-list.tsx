import { CodedText } from '#app/ui/base/code.tsx'
import { seoWords } from '#content/admin/seo.ts'
import type { Localized } from '#domain/text/locale.ts'
import { seoEditPath } from '#domain/accounts/staff-paths.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { RecordActions } from '#app/ui/admin/record-actions.tsx'

type OverrideRow = { key: string; metaTitle: Localized }

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

function Facts({ row: { key: keyText, metaTitle } }: { row: OverrideRow }) {
  const locale = useLocale()
  return (
    <div className="seo-facts">
      <bdi className="admin-row-name">
        <CodedText text={keyText} />
      </bdi>
      <bdi className="seo-facts-title">
        <CodedText text={metaTitle[locale] || metaTitle.ar || metaTitle.en} />
      </bdi>
    </div>
  )
}
