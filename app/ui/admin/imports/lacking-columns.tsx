import { importPage } from '#content/imports/import-page.ts'
import { COLUMN_NAMES, type ColumnKey } from '#domain/sheets/products/column-names.ts'
import type { ImportShown } from '#app/routes/admin/catalogue/import-steps.tsx'
import { useLocale, useWords } from '#app/locale.ts'
import { Message } from '#app/ui/base/state/message.tsx'

/** Without these a new product is found and read badly. */
const WANTED: readonly ColumnKey[] = ['product_name_ar', 'product_name_en', 'category', 'brand', 'box_quantity']

/** What products of the file will be without, since it has no column of it. */
export function LackingColumns({ one: { kind, columns, counts } }: { one: ImportShown['one'] }) {
  const { lacks, lackingRows } = useWords(importPage)
  const locale = useLocale()
  const has = new Set<string | null>(columns.map(({ field }) => field))
  const missing = WANTED.filter((key) => !has.has(key)).map((key) => COLUMN_NAMES[key][locale])
  if (kind !== 'products' || missing.length === 0) return null
  const named = missing.join(locale === 'ar' ? '، ' : ', ')
  return <Message tone="warn">{counts.added > 0 ? lackingRows(counts.added, named) : lacks(named)}</Message>
}
