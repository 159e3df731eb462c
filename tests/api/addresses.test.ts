import { beforeAll, describe, expect, it } from 'vitest'
import { newAddress, signInCustomer, type SignedIn } from '#tests/support/customers.ts'
import { testSite } from '#tests/support/test-app.ts'

const site = testSite({ env: { TRUST_PROXY: '1' } })
let sara: SignedIn
let omar: SignedIn
beforeAll(async () => {
  sara = await signInCustomer(site, 'sara@client.example')
  omar = await signInCustomer(site, 'omar@client.example')
})

type Body = { status: string; message?: string; data?: unknown }

async function json(name: string, fields: object, { cookie }: SignedIn = sara) {
  const own = { cookie, 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': newAddress() }
  const request = {
    method: 'POST',
    headers: { ...own, 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  }
  const response = await site.app.request(`/api/addresses/${name}.php`, request)
  return { status: response.status, headers: response.headers, body: (await response.json()) as Body }
}

const office = {
  address_name: 'المكتب',
  address_city: 'الرياض',
  address_street: 'طريق الملك فهد',
  address_postal: '١٢٢٧١',
  address_lat: '24.7136',
  address_long: '46.6753',
}
const add = async (fields: object = {}, by = sara) => {
  const { body } = await json('add', { user_uuid: by.uuid, ...office, ...fields }, by)
  return body.data as { id: string; name: string }
}
const listOf = async (by: SignedIn) => (await json('get', { user_uuid: by.uuid }, by)).body.data as { id: string }[]

describe('the four calls', () => {
  it('save an address', async () => {
    const { status, body } = await json('add', { user_uuid: sara.uuid, address_id: '', ...office })
    expect(status).toBe(200)
    expect(body).toEqual({
      status: 'success',
      data: {
        id: expect.any(String),
        user_uuid: sara.uuid,
        name: 'المكتب',
        city: 'الرياض',
        street: 'طريق الملك فهد',
        postal: '12271',
        lat: 24.7136,
        long: 46.6753,
        building: '',
        additional: '',
        short_code: '',
        created_at: expect.any(String),
        updated_at: expect.any(String),
      },
    })
  })

  it('list, change and delete it', async () => {
    const nour = await signInCustomer(site, 'nour@client.example')
    const { id } = await add({}, nour)
    expect(await listOf(nour)).toMatchObject([{ id, name: 'المكتب', postal: '12271' }])
    const change = { user_uuid: nour.uuid, address_id: id, address_name: 'المستودع', address_postal: '' }
    const changed = await json('update', change, nour)
    expect(changed.body.data).toMatchObject({ id, name: 'المستودع', city: 'الرياض', postal: '', lat: 24.7136 })
    expect(await json('delete', { address_id: id }, nour)).toMatchObject({ status: 200, body: { data: {} } })
    expect(await listOf(nour)).toEqual([])
    expect((await json('delete', { address_id: id }, nour)).status).toBe(404)
  })

  it('save the same filling of a form once', async () => {
    const first = await add({ formKey: 'one-and-the-same' })
    const before = (await listOf(sara)).length
    expect((await add({ formKey: 'one-and-the-same', address_name: 'x' })).id).toBe(first.id)
    expect(await listOf(sara)).toHaveLength(before)
    expect((await add({ formKey: 'one-and-the-same' }, omar)).id).not.toBe(first.id)
  })

  it('are not cached', async () =>
    expect((await json('get', { user_uuid: sara.uuid })).headers.get('cache-control')).toBe('no-store'))
})

describe('nobody', () => {
  it.each(['add', 'get', 'update', 'delete'])("may call %s with another one's uuid", async (name) => {
    const { id } = await add()
    for (const user_uuid of [sara.uuid, '', 'nobody', 0]) {
      const answer = await json(name, { user_uuid, address_id: id, ...office }, omar)
      expect(answer).toMatchObject({ status: 403, body: { message: 'Not allowed' } })
    }
    expect(await listOf(omar)).not.toContainEqual(expect.objectContaining({ id }))
  })

  it("can tell another one's address from one that does not exist", async () => {
    const { id } = await add()
    const answers = async (name: string, fields: object) =>
      Promise.all(
        [id, crypto.randomUUID(), 'x'.repeat(5000), "' or 1=1 --", '\u0000'].map((address_id) =>
          json(name, { address_id, ...fields }, omar),
        ),
      )
    const changes = await answers('update', { user_uuid: omar.uuid, ...office })
    const deletions = await answers('delete', {})
    for (const { status, body } of changes)
      expect([status, body]).toEqual([404, { status: 'error', message: 'Error saving address' }])
    for (const { status, body } of deletions)
      expect([status, body]).toEqual([404, { status: 'error', message: 'Error deleting address' }])
    expect(await listOf(sara)).toContainEqual(expect.objectContaining({ id, name: 'المكتب' }))
  })
})

describe('what cannot be an address', () => {
  it.each([
    [{ address_name: '' }, 'address_name'],
    [{ address_city: ' ' }, 'address_city'],
    [{ address_street: undefined }, 'address_street'],
    [{ address_street: 'x'.repeat(201) }, 'address_street'],
    [{ address_postal: '1'.repeat(21) }, 'address_postal'],
    [{ address_lat: '90.01' }, 'address_lat'],
    [{ address_lat: 'NaN' }, 'address_lat'],
    [{ address_long: 'Infinity' }, 'address_long'],
    [{ address_long: -180.5 }, 'address_long'],
    [{ address_long: '' }, 'address_long'],
    [{ address_lat: { x: 1 } }, 'address_lat'],
  ])('%j is refused, and the field is named', async (wrong, field) => {
    const before = (await listOf(sara)).length
    const { status, body } = await json('add', { user_uuid: sara.uuid, ...office, ...wrong })
    expect(status).toBe(422)
    expect(body.data).toEqual({ fields: { [field]: expect.any(String) } })
    expect(await listOf(sara)).toHaveLength(before)
  })
})

it('sixty changes an hour are enough for one customer, wherever they are, and others go on', async () => {
  const busy = await signInCustomer(site, 'busy@client.example')
  const { id } = await add({}, busy)
  const change = { user_uuid: busy.uuid, address_id: id, address_name: 'x' }
  for (let count = 1; count < 60; count++) expect((await json('update', change, busy)).status).toBe(200)
  const refused = await json('update', change, busy)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await json('get', { user_uuid: busy.uuid }, busy)).status).toBe(200)
  expect((await add({}, omar)).id).toBeDefined()
})
