import { z } from 'zod'
import { addressForm, addressProblems, addressDeletion } from '#content/pages/addresses.ts'
import { ADDRESS_FIELDS } from '#domain/accounts/address-fields.ts'
import { type AddressProblems, readAddress, toAddressDto } from '#domain/accounts/address-record.ts'
import { readFormSending } from '#domain/messages/message-form.ts'
import type { Failure, FieldErrors } from '#domain/records/errors.ts'
import { takenBy } from '#domain/fields/field.ts'
import { KEY_FIELD } from '#domain/messages/form-fields.ts'
import { QUOTAS, RATES } from '#server/middleware/rate-limit.ts'
import { ADDRESS_FORM } from '#server/web/request/body-rules.ts'
import { customerOf, notFound, type Answer, type Call, endpoint, found } from './endpoint.ts'
import { optionalText, text, findById, recordId } from './request-fields.ts'
import { answeredFields } from './record-schemas.ts'

/** What calls about an address may carry; what is in it is for the reader of the form to judge. */
const addressFields = Object.fromEntries(
  Object.entries(takenBy(ADDRESS_FIELDS)).map(([name, { description }]) => [
    name,
    typeof description === 'string' ? optionalText.describe(description) : optionalText,
  ]),
)

const ownerField = text.describe('The uuid of the customer who is signed in')

const creationKey = {
  [KEY_FIELD]: optionalText.describe(
    'A new one for each filling of the form; what comes twice with one is stored once',
  ),
}

const addressSchema = z
  .object({
    id: z.string(),
    user_uuid: z.string(),
    ...answeredFields(ADDRESS_FIELDS),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Address' })

type Refusal = Extract<Answer<never>, { ok: false }>

/** The session decides whose addresses they are: a `user_uuid` that is not the session's is refused (docs/specification S12). */
function refuseForeign(userUuid: string | number | null | undefined, call: Call): Refusal | null {
  const isOwn = userUuid === undefined || userUuid === customerOf(call).uuid
  return isOwn ? null : { ok: false, status: 403, message: 'Not allowed' }
}

/** Null, or that the customer has written too often and has to wait. */
async function refuseHaste({ takeFromQuota }: Call, message: string): Promise<Refusal | null> {
  const wait = await takeFromQuota()
  return wait === null ? null : { ok: false, status: 429, message, retryAfterSeconds: wait }
}

function refuseFields(problems: AddressProblems): Refusal {
  const fields = Object.entries(problems).map(([name, problem]) => [name, addressProblems[problem].en])
  return { ok: false, status: 422, message: addressForm.invalid.en, fields: Object.fromEntries(fields) }
}

/** What the service said, in English as all messages of the API; foreign and unknown addresses are alike. */
function refusalOf(reason: Failure, message: string): Refusal {
  if (reason.kind === 'not-found') return notFound(message)
  if (reason.kind === 'conflict') return { ok: false, status: 409, message: reason.message.en }
  return { ok: false, status: 422, message: addressForm.invalid.en, fields: inEnglish(reason.fields) }
}

function inEnglish(fields: FieldErrors): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, words]) => [name, words.en]))
}

const notSaved = addressForm.failed.en

export const addAddress = endpoint({
  method: 'POST',
  path: '/api/addresses/add.php',
  summary: 'Saves a new address',
  access: 'customer',
  rates: [RATES.reads],
  quota: QUOTAS.addressWrites,
  body: ADDRESS_FORM,
  input: z.object({
    user_uuid: ownerField,
    address_id: optionalText.describe('Of no meaning here: new addresses get their id from the server'),
    ...addressFields,
    ...creationKey,
  }),
  output: addressSchema,
  cache: 'none',
  failure: notSaved,
  async handle({ user_uuid, ...fields }, call) {
    const foreign = refuseForeign(user_uuid, call)
    if (foreign) return foreign
    const reading = readAddress(fields)
    if (!reading.ok) return refuseFields(reading.problems)
    const hasty = await refuseHaste(call, notSaved)
    if (hasty) return hasty
    const { uuid } = customerOf(call)
    const { formKey } = readFormSending(fields)
    const created = await call.services.addresses.create(uuid, reading.address, formKey ?? undefined)
    return created.ok ? found(toAddressDto(created.value, uuid)) : refusalOf(created.failure, notSaved)
  },
})

const notDeleted = addressDeletion.failed.en

export const deleteAddress = endpoint({
  method: 'POST',
  path: '/api/addresses/delete.php',
  summary: 'Deletes an address',
  access: 'customer',
  rates: [RATES.reads],
  quota: QUOTAS.addressWrites,
  body: ADDRESS_FORM,
  input: z.object({ address_id: recordId, user_uuid: ownerField.optional() }),
  output: z.object({}),
  cache: 'none',
  failure: notDeleted,
  async handle({ user_uuid, address_id }, call) {
    const foreign = refuseForeign(user_uuid, call)
    if (foreign) return foreign
    const { uuid } = customerOf(call)
    const { addresses } = call.services
    const address = await findById(address_id, (id) => addresses.get(uuid, id))
    if (!address) return notFound(notDeleted)
    const hasty = await refuseHaste(call, notDeleted)
    if (hasty) return hasty
    const removed = await addresses.remove(uuid, address.id)
    return removed.ok ? found({}) : notFound(notDeleted)
  },
})

export const getAddresses = endpoint({
  method: 'POST',
  path: '/api/addresses/get.php',
  summary: 'The addresses of the customer who is signed in',
  access: 'customer',
  rates: [RATES.reads],
  body: ADDRESS_FORM,
  input: z.object({ user_uuid: ownerField }),
  output: z.array(addressSchema),
  cache: 'none',
  failure: 'Failed to fetch addresses',
  async handle({ user_uuid }, call) {
    const refused = refuseForeign(user_uuid, call)
    if (refused) return refused
    const { uuid } = customerOf(call)
    const addresses = await call.services.addresses.list(uuid)
    return found(addresses.map((address) => toAddressDto(address, uuid)))
  },
})

export const updateAddress = endpoint({
  method: 'POST',
  path: '/api/addresses/update.php',
  summary: 'Changes an address: what is left out stays, what is empty is cleared',
  access: 'customer',
  rates: [RATES.reads],
  quota: QUOTAS.addressWrites,
  body: ADDRESS_FORM,
  input: z.object({ user_uuid: ownerField, address_id: recordId, ...addressFields }),
  output: addressSchema,
  cache: 'none',
  failure: notSaved,
  async handle({ user_uuid, address_id, ...fields }, call) {
    const foreign = refuseForeign(user_uuid, call)
    if (foreign) return foreign
    const { uuid } = customerOf(call)
    const { addresses } = call.services
    const before = await findById(address_id, (id) => addresses.get(uuid, id))
    if (!before) return notFound(notSaved)
    const reading = readAddress(fields, before)
    if (!reading.ok) return refuseFields(reading.problems)
    const hasty = await refuseHaste(call, notSaved)
    if (hasty) return hasty
    const changed = await addresses.update(uuid, address_id, reading.address)
    return changed.ok ? found(toAddressDto(changed.value, uuid)) : refusalOf(changed.failure, notSaved)
  },
})
