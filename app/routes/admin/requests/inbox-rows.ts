import { loadInboxList } from '#app/loading/inbox-list.ts'
import type { Route } from './+types/inbox-rows.ts'

/** The list of the inbox for a screen that renews it in place. */
export async function loader(args: Route.LoaderArgs) {
  return Response.json(await loadInboxList(args), { headers: { 'Cache-Control': 'no-store' } })
}
