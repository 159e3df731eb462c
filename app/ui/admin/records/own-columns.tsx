import { Columns3 } from 'lucide-react'
import { Form } from 'react-router'
import { ownColumns } from '#content/admin/requests/inbox-rows.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Checkbox } from '#app/ui/base/field/checkbox.tsx'

type OwnColumnsProps<Column extends string> = {
  /** The list, where the choice is sent. */
  path: string
  columns: readonly Column[]
  /** What may be chosen, and what it is called. */
  offered: readonly (readonly [Column, string])[]
}

/** Which columns a list shows, for oneself. */
export function OwnColumns<Column extends string>({ path, columns, offered }: OwnColumnsProps<Column>) {
  const words = useWords(ownColumns)
  return (
    <details className="saved-views" key={columns.join()}>
      <summary className="button button-outline button-small">
        <Columns3 />
        {words.choose}
      </summary>
      <Form method="post" action={path} className="saved-views-fields">
        <input type="hidden" name="intent" value="columns" />
        {offered.map(([column, label]) => (
          <Checkbox key={column} name="column[]" value={column} defaultChecked={columns.includes(column)}>
            {label}
          </Checkbox>
        ))}
        <Button type="submit" kind="ink" small>
          {words.save}
        </Button>
      </Form>
    </details>
  )
}
