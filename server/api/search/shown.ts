import { z } from 'zod'
import { RATES } from '#server/middleware/rate-limit.ts'
import { LOGIN_FORM } from '#server/web/request/body-rules.ts'
import { countShown, visitFrom } from '#server/web/visits.ts'
import { endpoint, found } from '#server/api/endpoint.ts'

/** What the server sees of no request by itself; browsers send it beside what they do, and wait for no answer. */
export const shown = endpoint({
  method: 'POST',
  path: '/api/shown',
  summary: 'Counts the page of a product whose data were fetched in advance, or a product chosen from suggestions',
  access: 'public',
  rates: [RATES.suggestions],
  body: LOGIN_FORM,
  input: z.object({
    path: z.string().max(600).meta({ description: 'Where the page, or its data, has its address' }),
    from: z.enum(['prefetch', 'suggestion']).default('prefetch'),
  }),
  output: z.object({}),
  cache: 'none',
  failure: 'Failed to count',
  async handle({ path, from }, { services, headers }) {
    countShown(services.dailyCounts, from, visitFrom(headers, { method: 'GET', target: pathOf(path) }))
    return found({})
  },
})

/** The path of an address of this site, whole or not. */
function pathOf(address: string): string {
  return address.replace(/^https?:\/\/[^/]*/, '')
}
