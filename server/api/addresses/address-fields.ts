import { z } from 'zod'
import { ADDRESS_FIELDS } from '../../../domain/accounts/address-form.ts'
import { KEY_FIELD } from '../../../domain/records/form-fields.ts'
import { optionalText, text } from '../mails/request-fields.ts'

/** What calls about an address may carry; what is in it is for the reader of the form to judge. */
export const addressFields = {
  [ADDRESS_FIELDS.name]: optionalText,
  [ADDRESS_FIELDS.city]: optionalText,
  [ADDRESS_FIELDS.street]: optionalText,
  [ADDRESS_FIELDS.postal]: optionalText,
  [ADDRESS_FIELDS.latitude]: optionalText.describe('Degrees; with the longitude or not at all'),
  [ADDRESS_FIELDS.longitude]: optionalText.describe('Degrees'),
  [ADDRESS_FIELDS.building]: optionalText.describe('Building number of the National Address'),
  [ADDRESS_FIELDS.additional]: optionalText.describe('Additional number of the National Address'),
  [ADDRESS_FIELDS.shortCode]: optionalText.describe('Short National Address, such as RFYA7823'),
}

export const ownerField = text.describe('The uuid of the customer who is signed in')

export const creationKey = {
  [KEY_FIELD]: optionalText.describe(
    'A new one for each filling of the form; what comes twice with one is stored once',
  ),
}

const words = z.string()
const degrees = z.number().nullable()

export const addressSchema = z
  .object({
    id: words,
    user_uuid: words,
    name: words,
    city: words,
    street: words,
    postal: words,
    lat: degrees,
    long: degrees,
    building: words,
    additional: words,
    short_code: words,
    created_at: words,
    updated_at: words,
  })
  .meta({ id: 'Address' })
