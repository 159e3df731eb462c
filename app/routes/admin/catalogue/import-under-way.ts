import { servicesContext, staffContext } from '#app/context.ts'
import type { Route } from './+types/import-under-way.ts'

/** How far the import has come that is under way, for the sidebar of open screens; null where there is none. */
export async function loader({ context }: Route.LoaderArgs) {
  const underWay = await context.get(servicesContext).imports.underWay(context.get(staffContext))
  return Response.json(underWay, { headers: { 'Cache-Control': 'no-store' } })
}
