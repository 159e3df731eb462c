import { z } from 'zod'

const DEFAULT_PER_PAGE = 20
const MAX_PER_PAGE = 100
const MAX_PAGE = 1_000_000

/** Lists answer everything unless a page is asked for. */
export const listInput = z.object({
  page: count(MAX_PAGE)
    .optional()
    .meta({ description: 'Page of the list, from 1. Without it, everything is answered.' }),
  per_page: count(MAX_PER_PAGE)
    .optional()
    .meta({ description: `Entries of a page, 1 to ${MAX_PER_PAGE}; default ${DEFAULT_PER_PAGE}.` }),
})

/** Where a page begins and how long it is. */
export type ListPage = { offset: number; limit: number }

export function listPage({ page, per_page }: z.output<typeof listInput>): ListPage | null {
  if (page === undefined && per_page === undefined) return null
  const limit = per_page ?? DEFAULT_PER_PAGE
  return { offset: ((page ?? 1) - 1) * limit, limit }
}

function count(most: number) {
  const expected = `must be a whole number from 1 to ${most}`
  return z
    .string({ error: expected })
    .regex(/^[1-9]\d{0,6}$/, { error: expected })
    .transform(Number)
    .refine((value) => value <= most, { error: expected })
}
