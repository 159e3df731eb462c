import { z } from 'zod'
import { toAddressDto } from '#domain/accounts/address-record.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { ADDRESS_FORM } from '#server/web/request/body-rules.ts'
import { customerOf, endpoint, found } from '#server/api/endpoint.ts'
import { addressSchema, ownerField } from './address-fields.ts'
import { refuseForeign } from './address-refusals.ts'

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
