import { customersWords } from '#content/admin/customers.ts'
import { servicesContext } from '#app/context.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { notFound } from '#app/loading/not-found.ts'
import { useLocale } from '#app/locale.ts'
import { inOr } from '#domain/customers/customer.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import type { Route } from './+types/customer.ts'

export const meta = adminMeta(customersWords.title)

export async function loader({ params, context }: Route.LoaderArgs) {
  const customer = await context.get(servicesContext).deskCustomers.get(params.customerId)
  if (!customer) throw notFound()
  return { customer }
}

export default function Customer({ loaderData: { customer } }: Route.ComponentProps) {
  return <AdminPage title={inOr(customer.name, useLocale())}>{null}</AdminPage>
}
