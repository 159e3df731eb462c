import { Form } from 'react-router'
import { importPage } from '#content/imports/import-page.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'

/** Says that the columns were named as for an earlier file, with the way back to those of the file alone. */
export function ColumnsFrom({ day }: { day: string | null }) {
  const words = useWords(importPage)
  if (day === null) return null
  return (
    <Form method="post" className="cluster-4/12 items-center text-ink-2" replace>
      <span>{words.columnsFrom(day)}</span>
      <Button type="submit" name="intent" value="forget-columns" kind="quiet" small>
        {words.forgetColumns}
      </Button>
    </Form>
  )
}
