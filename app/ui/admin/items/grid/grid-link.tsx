import { Table2 } from 'lucide-react'
import { gridWords } from '#content/admin/catalogue/grid.ts'
import { ITEMS_GRID_PATH, ITEMS_PATH } from '#domain/accounts/staff-paths.ts'
import { gridSearch, readGridQuery } from '#domain/products/grid/grid-query.ts'
import { LONGEST_EXPORT } from '#domain/sheets/exported-lists.ts'
import { useWords } from '#app/locale.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { useMarked } from '#app/ui/admin/records/use-marked-boxes.ts'

/** Leads from a list of products to the same as a grid, or to what of it is marked. */
export function GridLink({ list }: { list: string }) {
  const { title } = useWords(gridWords)
  const path = useGridPath(list)
  return (
    <ButtonLink to={path} kind="outline" small>
      <Table2 />
      {title}
    </ButtonLink>
  )
}

/** More records than an address has room for are looked for in the whole list. */
function useGridPath(list: string): string {
  const ids = [...useMarked(list)]
  const query = readGridQuery(new URL(list, 'https://list').searchParams)
  const marked = ITEMS_GRID_PATH + gridSearch({ ...query, list: { ...query.list, page: 1 }, ids })
  return ids.length === 0 || marked.length > LONGEST_EXPORT ? list.replace(ITEMS_PATH, ITEMS_GRID_PATH) : marked
}
