import { Form, useNavigation } from 'react-router'
import { rowsImport } from '#content/admin/catalogue/rows-import.ts'
import { useWords } from '#app/locale.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { Group } from '#app/ui/admin/group.tsx'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { FileField } from '#app/ui/base/field/file-field.tsx'
import { Message } from '#app/ui/base/state/message.tsx'

type Checked = {
  added: number
  changed: number
  same: number
  problems: { row: number; text: string }[]
  /** Headings of columns that are not known. */
  unread: string[]
  rows: string
}

type RowsImportProps = {
  title: string
  hint: string
  /** Where the records are listed. */
  list: string
  answer: { problem: string | null; checked: Checked | null } | undefined
}

/** A file of records: what it would do, and the button that does it. */
export function RowsImport({ title, hint, list, answer }: RowsImportProps) {
  const words = useWords(rowsImport)
  const { state } = useNavigation()
  const { problem = null, checked = null } = answer ?? {}
  return (
    <AdminPage title={title}>
      {checked && (
        <Group title={words.checked} text={words.counts(checked.added, checked.changed, checked.same)}>
          {checked.unread.length > 0 && <p>{words.unread(checked.unread)}</p>}
          {checked.problems.length > 0 && <p>{words.left(checked.problems.length)}</p>}
          <ul className="admin-rows">
            {checked.problems.map(({ row, text }) => (
              <li key={row}>{words.row(row, text)}</li>
            ))}
          </ul>
          <Form method="post" className="form-notice-actions">
            <input type="hidden" name="rows" value={checked.rows} />
            <Button type="submit" busy={state !== 'idle'} disabled={checked.added + checked.changed === 0}>
              {words.run}
            </Button>
            <ButtonLink to={list} kind="outline">
              {words.cancel}
            </ButtonLink>
          </Form>
        </Group>
      )}
      <Group title={words.file} text={hint}>
        {problem && <Message tone="error">{problem}</Message>}
        <Form method="post" encType="multipart/form-data" className="import-form">
          <FileField label={words.file} name="file" required accept=".xlsx,.xlsm,.csv,.tsv,.txt" />
          <div className="form-notice-actions">
            <Button type="submit" busy={state !== 'idle'} kind={checked ? 'outline' : 'primary'}>
              {words.check}
            </Button>
          </div>
        </Form>
      </Group>
    </AdminPage>
  )
}
