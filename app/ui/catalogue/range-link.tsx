import { FileSpreadsheet } from 'lucide-react'
import { rangeWords } from '#content/pages/range.ts'
import type { CollectionQuery } from '#domain/catalogue/collection-query.ts'
import { rangeAddress } from '#domain/sheets/range-address.ts'
import { useLocale, useWords } from '#app/locale.ts'

const WHOLE: CollectionQuery = { chosen: {}, sort: 'newest', page: 1 }

export function RangeLink({ query = WHOLE }: { query?: CollectionQuery }) {
  return (
    <a href={rangeAddress(useLocale(), query)} download className="arrow-link">
      <span>{useWords(rangeWords).link}</span>
      <FileSpreadsheet aria-hidden />
    </a>
  )
}
