import { redirect } from 'react-router'
import { localeOfPath, localizedPath } from '#domain/text/locale.ts'
import { toMyDataFile } from '#domain/accounts/my-data.ts'
import { servicesContext, visitorContext } from '#app/context.ts'
import type { Route } from './+types/my-data-file.ts'

/** The file with everything that is kept of the customer who asks for it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const customer = await context.get(visitorContext).customer()
  const data = customer && (await context.get(servicesContext).customers.data(customer.uuid))
  if (!data) throw redirect(localizedPath(localeOfPath(url.pathname), '/my-data'))
  return new Response(JSON.stringify(toMyDataFile(data, new Date().toISOString()), null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="my-data.json"',
      'Cache-Control': 'no-store',
    },
  })
}
