import { z } from 'zod'
import { addressForm } from '#content/pages/addresses.ts'
import { readAddress, toAddressDto } from '#domain/accounts/address-record.ts'
import { readFormSending } from '#domain/messages/form-sending.ts'
import { QUOTAS, RATES } from '#server/middleware/rate-limit.ts'
import { ADDRESS_FORM } from '#server/web/request/body-rules.ts'
import { customerOf, endpoint, found } from '#server/api/endpoint.ts'
import { optionalText } from '#server/api/mails/request-fields.ts'
import { addressFields, addressSchema, creationKey, ownerField } from './address-fields.ts'
import { refusalOf, refuseFields, refuseForeign, refuseHaste } from './address-refusals.ts'

const failure = addressForm.failed.en

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
  failure,
  async handle({ user_uuid, ...fields }, call) {
    const foreign = refuseForeign(user_uuid, call)
    if (foreign) return foreign
    const reading = readAddress(fields)
    if (!reading.ok) return refuseFields(reading.problems)
    const hasty = await refuseHaste(call, failure)
    if (hasty) return hasty
    const { uuid } = customerOf(call)
    const { formKey } = readFormSending(fields)
    const created = await call.services.addresses.create(uuid, reading.address, formKey ?? undefined)
    return created.ok ? found(toAddressDto(created.value, uuid)) : refusalOf(created.failure, failure)
  },
})
