import { customersWords } from '#content/admin/requests/customers.ts'
import { typedOf } from '#domain/messages/message-form.ts'
import { answerForm } from '#app/actions/staff-form.ts'
import { fieldsContext, servicesContext, staffContext } from '#app/context.ts'
import { loadCustomer } from '#app/loading/customer-page.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { CustomerPage } from '#app/ui/admin/customers/customer-page.tsx'
import type { Route } from './+types/customer.ts'

export const meta = adminMeta(customersWords.title)

export const loader = loadCustomer

export async function action(args: Route.ActionArgs) {
  const { deskCustomers } = args.context.get(servicesContext)
  const other = typedOf(args.context.get(fieldsContext), 'id')
  return answerForm(args, {
    intent: 'merge',
    words: customersWords.page.merging,
    async work() {
      const merged = await deskCustomers.merge(args.params.customerId, other, args.context.get(staffContext))
      if (merged.ok) return { ok: true, value: { actId: merged.actId } }
      const { failure } = merged
      return { ok: false, failure: failure.kind === 'stale' ? { kind: 'not-found' } : failure }
    },
  })
}

export default function Customer({ loaderData }: Route.ComponentProps) {
  return <CustomerPage {...loaderData} />
}
