import { z } from 'zod'
import { customerCalls } from '#content/admin/requests/customers.ts'
import { CUSTOMER_FIELDS } from '#domain/customers/customer-fields.ts'
import { toCustomerDto, type CustomerDto, type DeskCustomer } from '#domain/customers/customer.ts'
import { customerFilter } from '#domain/customers/customer-filter.ts'
import { lineOf } from '#domain/fields/form-values.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { sentText } from '#domain/fields/wire.ts'
import { readMomentOrDay } from '#domain/text/read-moment.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import type { Services } from '#server/services/services.ts'
import { STAFF_FORM } from '#server/web/request/body-rules.ts'
import { endpoint, listInput, listPage, notFound } from './endpoint.ts'
import { answeredFields, namedRecord, newRecord, sent } from './record-schemas.ts'
import { recordId } from './request-fields.ts'
import { writeEndpoint } from './write-endpoint.ts'

const customerSchema = z
  .object({
    customer_id: z.string(),
    ...answeredFields(CUSTOMER_FIELDS),
    requests: z.number(),
    quotes: z.number().meta({ description: 'Quotations that were sent' }),
    won_value: z.string().meta({ description: 'SAR without VAT, with two decimals' }),
    last_request_at: z.string().nullable(),
    version: z.number(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Customer' }) satisfies z.ZodType<CustomerDto>

const filter = (description?: string) => z.string().max(RECORD_LIMITS.name).default('').meta({ description })

const getAllCustomers = endpoint({
  method: 'GET',
  path: '/api/customers/getall.php',
  summary: 'Customers of the quote desk, the latest change first',
  access: 'customers',
  rates: [RATES.reads],
  body: 'none',
  input: listInput.extend({
    q: filter('Name, company, telephone in any spelling, e-mail, VAT number or registration'),
    city: filter(),
    price_group: filter(),
    owner: filter('Username'),
    language: z.enum(['ar', 'en', '']).default(''),
    updated_since: z
      .string()
      .refine((text) => text === '' || readMomentOrDay(text) !== null, {
        error: 'must be a moment, as 2026-12-01T09:00, or a day',
      })
      .default('')
      .meta({ description: 'Changed at this moment or later; a day is its beginning in Riyadh' }),
  }),
  output: z.array(customerSchema),
  cache: 'none',
  failure: 'Failed to fetch customers',
  async handle({ q: search, updated_since: since, page, per_page, ...asked }, { services }) {
    const changedSince = readMomentOrDay(since)
    const query = { search, ...customerFilter(asked), ...(changedSince && { changedSince }) }
    const [found, total] = await Promise.all([
      services.deskCustomers.list({ ...query, ...listPage({ page, per_page }) }),
      services.deskCustomers.count(query),
    ])
    const totals = await services.deskCustomers.totals(found.map(({ id }) => id))
    return { ok: true, data: found.map((one) => toCustomerDto(one, totals.get(one.id))), total, isPrivate: true }
  },
})

const getCustomer = endpoint({
  method: 'GET',
  path: '/api/customers/getcustomer.php',
  summary: 'One customer of the quote desk; the id of one that was merged answers the one that it has become',
  access: 'customers',
  rates: [RATES.reads],
  body: 'none',
  input: z.object({ customer_id: recordId }),
  output: customerSchema,
  cache: 'none',
  refusals: { 404: customerCalls.missing.en },
  failure: 'Failed to fetch the customer',
  async handle({ customer_id: id }, { services }) {
    const customer = await services.deskCustomers.get(id)
    return customer
      ? { ok: true, data: await toAnswer(customer, services), isPrivate: true }
      : notFound(customerCalls.missing.en)
  },
})

async function toAnswer(
  customer: DeskCustomer,
  { deskCustomers }: Pick<Services, 'deskCustomers'>,
): Promise<CustomerDto> {
  return toCustomerDto(customer, await deskCustomers.totalsOf(customer.id))
}

const STALE = 'Somebody else has saved it since'
const refusals = { 404: customerCalls.missing.en, 409: STALE }
const shared = { access: 'customers', body: STAFF_FORM, toCurrent: (one: DeskCustomer) => toCustomerDto(one) } as const
const written = { ...shared, output: customerSchema, toData: toAnswer }

/** Only records of the site are published: these are not. */
function unpublished(schema: ReturnType<typeof newRecord>) {
  const { state: _state, publish_at: _from, unpublish_at: _to, ...shape } = schema.shape
  return z.object(shape)
}

const { creation_key: _key, ...changed } = unpublished(newRecord(CUSTOMER_FIELDS)).shape
const namedCustomer = (others: z.ZodRawShape = {}) =>
  namedRecord('customer_id', others)
    .extend({ customer_id: recordId })
    .meta({ required: ['customer_id'] })
const mergedId = sent(sentText(RECORD_LIMITS.name, 'The customer that goes into it, and then into the bin'))

export const customerEndpoints = [
  getAllCustomers,
  getCustomer,
  writeEndpoint({
    ...written,
    path: '/api/customers/add.php',
    summary: 'Adds a customer of the quote desk: a name or company in one language is enough',
    input: unpublished(newRecord(CUSTOMER_FIELDS)),
    words: customerCalls.add,
    write: ({ deskCustomers }, fields, by) => deskCustomers.edit(null, fields, by),
  }),
  writeEndpoint({
    ...written,
    path: '/api/customers/update.php',
    summary: 'Changes what is sent of a customer',
    input: namedCustomer(changed),
    words: customerCalls.update,
    idField: 'customer_id',
    refusals,
    write: ({ deskCustomers }, fields, by) => deskCustomers.edit(lineOf(fields, 'customer_id'), fields, by),
  }),
  writeEndpoint({
    ...shared,
    path: '/api/customers/delete.php',
    summary: 'Moves a customer into the bin; requests and quotations stay as they are',
    input: namedCustomer(),
    output: z.object({ act: z.string().meta({ description: 'For the undo' }) }),
    words: customerCalls.remove,
    idField: 'customer_id',
    refusals,
    write: ({ deskCustomers }, fields, by) => deskCustomers.remove(lineOf(fields, 'customer_id'), by),
    toData: ({ actId }) => ({ act: actId }),
  }),
  writeEndpoint({
    ...shared,
    path: '/api/customers/merge.php',
    summary:
      'Makes one customer of two: what the other one has and this one lacks is added, requests and quotations follow',
    input: namedCustomer({ other_id: mergedId }).meta({ required: ['customer_id', 'other_id'] }),
    output: customerSchema.extend({ act: z.string().nullable().meta({ description: 'For the undo' }) }),
    words: customerCalls.merge,
    refusals,
    async write({ deskCustomers }, fields, by) {
      const done = await deskCustomers.merge(lineOf(fields, 'customer_id'), lineOf(fields, 'other_id'), by)
      return done.ok ? { ok: true, value: done } : done
    },
    toData: async ({ value, actId }, services) => ({ ...(await toAnswer(value, services)), act: actId }),
  }),
]
