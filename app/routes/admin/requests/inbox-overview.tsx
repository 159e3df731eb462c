import { servicesContext } from '#app/context.ts'
import { InboxOverview } from '#app/ui/admin/inbox/inbox-overview.tsx'
import type { Route } from './+types/inbox-overview.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { retention, settings } = context.get(servicesContext)
  const [last, { requestMonths }] = await Promise.all([retention.last(), settings.get()])
  return { last, months: requestMonths }
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  return <InboxOverview {...loaderData} />
}
