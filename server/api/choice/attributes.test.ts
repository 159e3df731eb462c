import { beforeAll, expect, it } from 'vitest'
import { UNKNOWN_VISITOR, type StaffCaller } from '#domain/accounts/caller.ts'
import { BLANK_PACK } from '#domain/products/pack-fields.ts'
import { newAddress } from '#tests/support/customers.ts'
import { aProduct, valueOf } from '#tests/support/records.ts'
import { giveAccount } from '#tests/support/staff.ts'
import { testSite } from '#tests/support/test-app.ts'

const noura: StaffCaller = { kind: 'staff', id: 'noura', name: 'Noura', role: 'editor', via: 'token' }
const site = testSite({ identify: () => ({ ...UNKNOWN_VISITOR, staff: async () => noura }) })

type Answer = { status: number; data: { attributes: Record<string, unknown>; fields: Record<string, string> } }

const white = { ...BLANK_PACK, type: { ar: null, en: 'White' }, volume: { ar: null, en: '600 ml' } }

beforeAll(async () => {
  await giveAccount(site.db, noura)
  valueOf(await site.services.products.create(aProduct({ slug: 's20', variants: [white] }), { id: 's20' }))
  valueOf(await site.services.products.create(aProduct({ slug: 'other' }), { id: 'other' }))
})

async function update(attributes: unknown): Promise<Answer> {
  const response = await site.app.request('/api/products/update.php', {
    method: 'POST',
    body: JSON.stringify({ product_id: 's20', attributes }),
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': newAddress() },
  })
  return { ...((await response.json()) as Answer), status: response.status }
}

const narrowed = async (query: string) => {
  const response = await site.app.request(`/api/products/getall.php?${query}`)
  const { data } = (await response.json()) as { data: { id: string }[] }
  return data.map(({ id }) => id)
}

it('keeps what is left out, clears what is null, and reads the rest from the other fields', async () => {
  const read = { colour: ['white'], size: ['600 ml'], pack: ['sausage'] }
  expect((await update({ base: 'ms', movement: '25', job: ['seal'] })).data.attributes).toEqual({
    ...read,
    base: 'ms',
    movement: 25,
    job: ['seal'],
  })
  expect((await update({ movement: null, colour: ['grey'] })).data.attributes).toEqual({
    ...read,
    base: 'ms',
    job: ['seal'],
    colour: ['grey'],
  })
  expect((await update({ colour: null })).data.attributes).toMatchObject({ colour: ['white'] })
})

it.each([
  [{ moon: 'full' }, 'moon'],
  [{ base: 'moon' }, 'base: moon'],
  [{ base: ['ms', 'pu'] }, 'base'],
  [{ movement: 'much' }, 'movement: much'],
  ['no record', ''],
])('refuses %j', async (attributes, named) => {
  const { status, data } = await update(attributes)
  expect(status).toBe(422)
  expect(data.fields['attributes']).toContain(named)
})

it('narrows the list by what a call names, and drops what there is none of', async () => {
  await update({ base: 'ms' })
  expect(await narrowed('base=ms&base=pu&colour=white&size=600+ml')).toEqual(['s20'])
  expect(await narrowed('base=ms&colour=black')).toEqual([])
  expect((await narrowed('moon=full')).toSorted()).toEqual(['other', 's20'])
})
