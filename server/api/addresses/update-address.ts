import { z } from 'zod'
import { addressForm } from '#content/pages/addresses.ts'
import { readAddress, toAddressDto } from '#domain/accounts/address-record.ts'
import { QUOTAS, RATES } from '#server/middleware/rate-limit.ts'
import { ADDRESS_FORM } from '#server/web/request/body-rules.ts'
import { customerOf, endpoint, found, notFound } from '#server/api/endpoint.ts'
import { findById, recordId } from '#server/api/record-id.ts'
import { addressFields, addressSchema, ownerField } from './address-fields.ts'
import { refusalOf, refuseFields, refuseForeign, refuseHaste } from './address-refusals.ts'

const failure = addressForm.failed.en

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
  failure,
  async handle({ user_uuid, address_id, ...fields }, call) {
    const foreign = refuseForeign(user_uuid, call)
    if (foreign) return foreign
    const { uuid } = customerOf(call)
    const { addresses } = call.services
    const before = await findById(address_id, (id) => addresses.get(uuid, id))
    if (!before) return notFound(failure)
    const reading = readAddress(fields, before)
    if (!reading.ok) return refuseFields(reading.problems)
    const hasty = await refuseHaste(call, failure)
    if (hasty) return hasty
    const changed = await addresses.update(uuid, address_id, reading.address)
    return changed.ok ? found(toAddressDto(changed.value, uuid)) : refusalOf(changed.failure, failure)
  },
})
