import { Columns3 } from 'lucide-react'
import { Form } from 'react-router'
import { gridWords } from '#content/admin/catalogue/grid.ts'
import { ITEMS_GRID_PATH } from '#domain/accounts/staff-paths.ts'
import type { GridField } from '#domain/products/grid/grid-fields.ts'
import { gridSearch, type GridQuery } from '#domain/products/grid/grid-query.ts'
import { COLUMN_NAMES } from '#domain/sheets/products/column-names.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Checkbox } from '#app/ui/base/field/checkbox.tsx'

type GridColumnsProps = { query: GridQuery; fields: readonly GridField[]; shown: readonly GridField[] }

/** Which columns the grid has. */
export function GridColumns({ query, fields, shown }: GridColumnsProps) {
  const words = useWords(gridWords)
  const locale = useLocale()
  const kept = [...new URLSearchParams(gridSearch({ ...query, columns: [] }))]
  return (
    <details className="grid-columns">
      <summary className="button button-outline button-small">
        <Columns3 />
        {words.choose}
      </summary>
      <Form method="get" action={ITEMS_GRID_PATH} className="grid-columns-form">
        {kept.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {fields.map((field) => (
          <Checkbox key={field} name="columns" value={field} defaultChecked={shown.includes(field)}>
            {COLUMN_NAMES[field][locale]}
          </Checkbox>
        ))}
        <Button type="submit" kind="ink" small>
          {words.apply}
        </Button>
      </Form>
    </details>
  )
}
