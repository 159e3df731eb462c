import { data, Form, useNavigation } from 'react-router'
import { customersImport } from '#content/admin/requests/customers-import.ts'
import { fieldLabel } from '#content/admin/record-fields.ts'
import { fieldOfName } from '#domain/records/record-kinds.ts'
import type { Locale } from '#domain/text/locale.ts'
import { fileProblemText } from '#content/sheet-words.ts'
import { CUSTOMERS_PATH } from '#domain/accounts/staff-paths.ts'
import { sentCustomerRows } from '#domain/customers/customer-sheet.ts'
import { typedOf } from '#domain/messages/message-form.ts'
import { parsedJson } from '#domain/text/json-text.ts'
import { localeOfStaff, redirectWithNotice } from '#app/actions/staff-form.ts'
import { fieldsContext, servicesContext, staffContext } from '#app/context.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { Group } from '#app/ui/admin/group.tsx'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { FileField } from '#app/ui/base/field/file-field.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import type { Route } from './+types/customers-import.ts'

export const meta = adminMeta(customersImport.title)

/** A file is checked first, and saved as it was checked: what has changed meanwhile is checked again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { deskCustomers } = context.get(servicesContext)
  const [fields, by, locale] = [context.get(fieldsContext), context.get(staffContext), localeOfStaff(request)]
  const refused = (problem: string) => data({ problem, checked: null }, { status: 422 })
  const sent = sentCustomerRows(parsedJson(typedOf(fields, 'rows')))
  if (sent) {
    const { actId } = await deskCustomers.importRows(sent, { by, isTrial: false })
    return redirectWithNotice(CUSTOMERS_PATH, 'customers-imported', { undo: actId })
  }
  const file = fields['file']
  if (!(file instanceof File) || file.size === 0) return refused(customersImport.missing[locale])
  const read = await deskCustomers.readSheet(new Uint8Array(await file.arrayBuffer()))
  if (!read.ok) return refused(fileProblemText(read.failure, locale))
  if (read.value.length === 0) return refused(customersImport.noHeadings[locale])
  const { added, changed, same, refused: left } = await deskCustomers.importRows(read.value, { by, isTrial: true })
  const problems = left.map(({ row, fields: wrong }) => ({
    row,
    text: Object.entries(wrong)
      .map(([name, text]) => `${labelOf(name, locale)}: ${text[locale]}`)
      .join(' · '),
  }))
  const rows = read.value.filter(({ row }) => !left.some((one) => one.row === row))
  return data({ problem: null, checked: { added, changed, same, problems, rows: JSON.stringify(rows) } })
}

function labelOf(name: string, locale: Locale): string {
  return fieldLabel('customer', fieldOfName('customer', name))?.[locale] ?? name
}

export default function CustomersImport({ actionData }: Route.ComponentProps) {
  const words = useWords(customersImport)
  const { state } = useNavigation()
  const { problem = null, checked = null } = actionData ?? {}
  return (
    <AdminPage title={words.title} isAnswered={actionData !== undefined}>
      {checked && (
        <Group title={words.checked} text={words.counts(checked.added, checked.changed, checked.same)}>
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
            <ButtonLink to={CUSTOMERS_PATH} kind="outline">
              {words.cancel}
            </ButtonLink>
          </Form>
        </Group>
      )}
      <Group title={words.file} text={words.hint}>
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
