import { z } from 'zod'
import { CONSENT_FIELD, KEY_FIELD, SECONDS_FIELD, TRAP_FIELD } from '#domain/records/form-fields.ts'
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
