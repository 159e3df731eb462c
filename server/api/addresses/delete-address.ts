import { z } from 'zod'
import { addressDeletion } from '#content/pages/addresses.ts'
import { QUOTAS, RATES } from '#server/middleware/rate-limit.ts'
import { ADDRESS_FORM } from '#server/web/request/body-rules.ts'
import { customerOf, endpoint, found, notFound } from '#server/api/endpoint.ts'
import { findById, recordId } from '#server/api/record-id.ts'
import { ownerField } from './address-fields.ts'
import { refuseForeign, refuseHaste } from './address-refusals.ts'

const failure = addressDeletion.failed.en

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
  failure,
  async handle({ user_uuid, address_id }, call) {
    const foreign = refuseForeign(user_uuid, call)
    if (foreign) return foreign
    const { uuid } = customerOf(call)
    const { addresses } = call.services
    const address = await findById(address_id, (id) => addresses.get(uuid, id))
    if (!address) return notFound(failure)
    const hasty = await refuseHaste(call, failure)
    if (hasty) return hasty
    const removed = await addresses.remove(uuid, address.id)
    return removed.ok ? found({}) : notFound(failure)
  },
})
