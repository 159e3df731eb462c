import { z } from 'zod'
import { ADDRESS_FIELDS } from '#domain/accounts/address-fields.ts'
import { takenBy } from '#domain/records/field.ts'
import { KEY_FIELD } from '#domain/records/form-fields.ts'
import { optionalText, text } from '#server/api/mails/request-fields.ts'
import { answeredFields } from '#server/api/record-schemas.ts'

/** What calls about an address may carry; what is in it is for the reader of the form to judge. */
export const addressFields = Object.fromEntries(
  Object.entries(takenBy(ADDRESS_FIELDS)).map(([name, { description }]) => [
    name,
    typeof description === 'string' ? optionalText.describe(description) : optionalText,
  ]),
)

export const ownerField = text.describe('The uuid of the customer who is signed in')

export const creationKey = {
  [KEY_FIELD]: optionalText.describe(
    'A new one for each filling of the form; what comes twice with one is stored once',
  ),
}

export const addressSchema = z
  .object({
    id: z.string(),
    user_uuid: z.string(),
    ...answeredFields(ADDRESS_FIELDS),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Address' })
