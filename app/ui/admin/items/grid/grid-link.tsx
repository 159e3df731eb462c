import { Table2 } from 'lucide-react'
import { gridWords } from '../../../../../content/admin/catalogue/grid.ts'
import { ITEMS_GRID_PATH, ITEMS_PATH } from '../../../../../domain/accounts/staff-paths.ts'
import { useWords } from '../../../../locale.ts'
import { ButtonLink } from '../../../base/button.tsx'

/** Leads from a list of products to the same as a grid. */
export function GridLink({ list }: { list: string }) {
  const { title } = useWords(gridWords)
  return (
    <ButtonLink to={list.replace(ITEMS_PATH, ITEMS_GRID_PATH)} kind="outline" small>
      <Table2 />
      {title}
    </ButtonLink>
  )
}
