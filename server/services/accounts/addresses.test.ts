import { beforeEach, describe, expect, it } from 'vitest'
import { onEveryDatabase } from '#tests/support/database.ts'
import { tickingClock, valueOf } from '#tests/support/records.ts'
import { accountFlag } from '#server/data/engine/dialect.ts'
import { createAddresses } from './addresses.ts'

const home = {
  name: 'البيت',
  city: 'الرياض',
  street: 'طريق الملك فهد',
  postal: '12271',
  building: '7823',
  additional: '2517',
  shortCode: 'RFYA7823',
  position: { latitude: 24.713_552, longitude: 46.675_296 },
}

onEveryDatabase('addresses', (db) => {
  const clock = tickingClock()
  const service = () => createAddresses({ db: db(), clock })
  const addCustomer = async (id: string) => {
    const now = clock().toISOString()
    const person = { id, name: id, email: `${id}@client.example`, emailVerified: true, image: null }
    await db()
      .insertInto('customers')
      .values({ ...person, emailVerified: accountFlag(db(), true), createdAt: now, updatedAt: now })
      .execute()
  }
  beforeEach(async () => {
    await addCustomer('sara')
    await addCustomer('omar')
  })

  it('come back as they were sent, oldest first', async () => {
    const first = valueOf(await service().create('sara', home))
    const second = valueOf(await service().create('sara', { ...home, postal: '', position: null }))
    expect(first).toMatchObject(home)
    expect(second).toMatchObject({ postal: '', position: null })
    expect(await service().list('sara')).toEqual([first, second])
    expect(await service().get('sara', first.id)).toEqual(first)
  })

  describe('of another customer', () => {
    it('are neither listed nor found, changed or deleted', async () => {
      const { id } = valueOf(await service().create('sara', home))
      expect(await service().list('omar')).toEqual([])
      expect(await service().get('omar', id)).toBeNull()
      expect(await service().update('omar', id, { name: 'x' })).toMatchObject({ failure: { kind: 'not-found' } })
      expect(await service().remove('omar', id)).toMatchObject({ failure: { kind: 'not-found' } })
      expect(await service().list('sara')).toMatchObject([home])
    })
  })

  it('are made once when the same request comes twice, each for its own customer', async () => {
    const created = await Promise.all([1, 2, 3].map(() => service().create('sara', home, 'key')))
    expect(new Set(created.map((outcome) => valueOf(outcome).id)).size).toBe(1)
    const one = valueOf(await service().create('sara', home, 'key'))
    const other = valueOf(await service().create('omar', home, 'key'))
    expect(other.id).not.toBe(one.id)
  })

  it('change in what is given and nothing else', async () => {
    const before = valueOf(await service().create('sara', home))
    const after = valueOf(await service().update('sara', before.id, { street: 'طريق العليا', position: null }))
    expect(after).toEqual({ ...before, street: 'طريق العليا', position: null, updatedAt: after.updatedAt })
  })

  it('are refused for a place that no map has', async () => {
    for (const position of [
      { latitude: 90.1, longitude: 0 },
      { latitude: 0, longitude: -180.5 },
      { latitude: Number.NaN, longitude: 0 },
    ]) {
      expect(await service().create('sara', { ...home, position })).toMatchObject({
        failure: { kind: 'invalid', fields: { address_lat: { ar: expect.any(String) } } },
      })
    }
  })

  it('are a hundred at most for each customer', async () => {
    for (let count = 0; count < 99; count++) valueOf(await service().create('sara', home))
    const last = await Promise.all([1, 2, 3].map(() => service().create('sara', home)))
    expect(last.filter(({ ok }) => ok)).toHaveLength(1)
    expect(last.filter(({ ok }) => !ok)).toMatchObject([
      { failure: { kind: 'conflict' } },
      { failure: { kind: 'conflict' } },
    ])
    valueOf(await service().create('omar', home))
  })
})
