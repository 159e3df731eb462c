import { z } from 'zod'

const MAX_LENGTH = 200

/** An id as programs send it: some write a numeric id as a number. */
const idText = z
  .union([z.string(), z.number().int()], {
    error: (issue) => (issue.input === undefined ? 'is required' : 'must be text'),
  })
  .transform(String)

export const recordId = idText.refine((id) => id !== '', { error: 'is required' })

/** Empty is the same as left out. */
export const optionalId = idText.optional()

/** Finds by an id, and does not ask the database for one that no record can have. */
export async function findById<Record>(
  id: string,
  find: (id: string) => Promise<Record | null>,
): Promise<Record | null> {
  return canExist(id) ? find(id) : null
}

/** An id as it may stand in a message: short and without characters that would act in a terminal or a page. */
export function shownId(id: string): string {
  const plain = id.replaceAll(/\p{C}/gu, '')
  return plain.length > MAX_LENGTH ? `${plain.slice(0, MAX_LENGTH)}…` : plain
}

function canExist(id: string): boolean {
  return id.length <= MAX_LENGTH && id.isWellFormed() && !/\p{Cc}/u.test(id)
}
