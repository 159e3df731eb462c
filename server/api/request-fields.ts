import { z } from 'zod'
import { CONSENT_FIELD, KEY_FIELD, SECONDS_FIELD, TRAP_FIELD } from '#domain/messages/form-fields.ts'
import { LOCALES } from '#domain/text/locale.ts'

/**
 * Programs send some values as numbers. What is in them, and whether something of both forms is missing, is for the
 * reader of the form to judge: it answers in the caller's language.
 */
export const text = z.union([z.string(), z.number()], {
  error: (issue) => (issue.input === undefined ? 'is required' : 'must be text'),
})

export const optionalText = text.nullish()

/** What may come with both forms, beside their own fields. */
export const sendingFields = {
  locale: z.enum(LOCALES, { error: 'must be ar or en' }).optional().describe('The language of the answer'),
  page: optionalText.describe('Path of the page with the form'),
  [KEY_FIELD]: optionalText.describe(
    'A new one for each filling of the form; what comes twice with one is stored once',
  ),
  [CONSENT_FIELD]: optionalText.describe('Filled when the sender agreed to the notice at the form'),
  [SECONDS_FIELD]: optionalText.describe('How long the form was open'),
  [TRAP_FIELD]: optionalText.describe('Leave it empty'),
}

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
