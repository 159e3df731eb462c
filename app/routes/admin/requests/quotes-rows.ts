import { loadQuotations } from '#app/loading/quotes/quotations-list.ts'
import type { Route } from './+types/quotes-rows.ts'

/** The list of quotations for a screen that renews it in place. */
export async function loader(args: Route.LoaderArgs) {
  return Response.json(await loadQuotations(args), { headers: { 'Cache-Control': 'no-store' } })
}
