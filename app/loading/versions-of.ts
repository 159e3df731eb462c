import type { RecordKindName } from '#domain/kinds.ts'
import { servicesContext } from '#app/context.ts'
import type { Route } from '../routes/admin/+types/layout.ts'

/** The record that a form is about, and how many versions there are of it: its link to them reads this. */
export type FormVersions = { kind: RecordKindName; id: string; count: number }

export async function versionsOf(
  context: Route.LoaderArgs['context'],
  kind: RecordKindName,
  id: string,
): Promise<FormVersions> {
  return { kind, id, count: await context.get(servicesContext).versions.count({ kind, id }) }
}
