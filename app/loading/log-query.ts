import { ACT_NAMES } from '#content/admin/log.ts'
import { logKindsOf, readLogQuery, type LogQuery } from '#domain/accounts/log-query.ts'
import { servicesContext, staffContext } from '#app/context.ts'
import type { Route } from '../routes/admin/+types/layout.ts'

/** What may be chosen in the filters of the log, by whoever is signed in. */
export type LogOptions = { kinds: string[]; acts: string[]; people: { id: string; name: string }[] }

/** The filters that the log's address names, and what else they might be. */
export async function loadLogQuery(
  url: URL,
  context: Route.LoaderArgs['context'],
): Promise<{ query: LogQuery; options: LogOptions }> {
  const { staff, apiTokens } = context.get(servicesContext)
  const kinds: string[] = logKindsOf(context.get(staffContext).role)
  const acts = ACT_NAMES.filter((name) => kinds.includes(name.split('.', 1)[0]!))
  const [members, tokens] = await Promise.all([staff.list(), apiTokens.list()])
  const people = [
    ...members.map(({ id, username }) => ({ id, name: username })),
    ...tokens.map(({ id, name }) => ({ id, name })),
  ]
  const ids = [...people.map(({ id }) => id), 'system', 'customer']
  return { query: readLogQuery(url.searchParams, { kinds, acts, people: ids }), options: { kinds, acts, people } }
}
