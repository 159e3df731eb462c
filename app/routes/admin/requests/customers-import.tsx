import { customersImport } from '#content/admin/requests/customers.ts'
import { CUSTOMERS_PATH } from '#domain/accounts/staff-paths.ts'
import { receiveRows } from '#app/actions/rows-import.ts'
import { servicesContext } from '#app/context.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { RowsImport } from '#app/ui/admin/imports/rows-import.tsx'
import type { Route } from './+types/customers-import.ts'

export const meta = adminMeta(customersImport.title)

export function action(args: Route.ActionArgs) {
  const { deskCustomers } = args.context.get(servicesContext)
  const { noHeadings } = customersImport
  return receiveRows(args, {
    kind: 'customer',
    service: deskCustomers,
    list: CUSTOMERS_PATH,
    done: 'customers-imported',
    noHeadings,
  })
}

export default function CustomersImport({ actionData }: Route.ComponentProps) {
  const { title, hint } = useWords(customersImport)
  return <RowsImport title={title} hint={hint} list={CUSTOMERS_PATH} answer={actionData} />
}
