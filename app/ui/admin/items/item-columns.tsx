import { Columns3 } from 'lucide-react'
import { Form } from 'react-router'
import { itemsPage } from '#content/admin/items.ts'
import type { ItemColumn, ItemListQuery, ItemRow } from '#domain/catalogue/item-list.ts'
import { LOCALES, type Locale } from '#domain/text/locale.ts'
import { useLocale, useWords } from '#app/locale.ts'
import type { ListOf } from '#app/ui/admin/records/list-views.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { Checkbox } from '#app/ui/base/field/checkbox.tsx'

type Beside = { columns: ItemColumn[]; offered: ItemColumn[] }

/** Which columns the list shows, for oneself. */
export function ItemColumns({ path, beside: { columns, offered } }: ListOf<ItemRow, Beside, ItemListQuery>) {
  const words = useWords(itemsPage)
  const locale = useLocale()
  // Where the list could not be loaded.
  if (offered === undefined) return null
  return (
    <details className="saved-views" key={columns.join()}>
      <summary className="button button-outline button-small">
        <Columns3 />
        {words.chooseColumns}
      </summary>
      <Form method="post" action={path} className="saved-views-fields">
        <input type="hidden" name="intent" value="columns" />
        {offered.map((column) => (
          <Checkbox key={column} name="column[]" value={column} defaultChecked={columns.includes(column)}>
            {words.columns[headOf(column, locale)]}
          </Checkbox>
        ))}
        <Button type="submit" kind="ink" small>
          {words.saveColumns}
        </Button>
      </Form>
    </details>
  )
}

/** The name in the other language than that of the page is a column of its own. */
export function headOf(column: ItemColumn, locale: Locale): keyof typeof itemsPage.columns {
  return column === 'other-name' ? `name-${LOCALES.find((one) => one !== locale)!}` : column
}
