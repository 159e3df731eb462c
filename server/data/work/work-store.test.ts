import { expect, it } from 'vitest'
import { onEveryDatabase } from '#tests/support/database.ts'
import { addWork, endWork, giveBackWork, keepLease, takeWork, type WorkKind } from './work-store.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString()

onEveryDatabase('work', (db) => {
  const work = (id: string) => ({ kind: 'import' as WorkKind, id })
  const take = async (minute: number) => takeWork(db(), 'import', { now: at(minute), until: at(minute + 5) })
  const taken = async (minute: number) => (await take(minute))?.id ?? null

  it('is taken by one server, what is due first before the others, and none before its time', async () => {
    for (const [id, minute] of [
      ['b', 1],
      ['a', 2],
      ['c', 9],
    ] as const)
      await addWork(db(), work(id), at(minute))
    await addWork(db(), { kind: 'job', id: 'backup' }, at(0))
    expect((await Promise.all([taken(3), taken(3), taken(3)])).toSorted()).toEqual(['a', 'b', null])
    expect(await taken(5)).toBeNull()
  })

  it('of a server that died is taken when its lease ends, and is nothing to that server any more', async () => {
    await addWork(db(), work('a'), at(0))
    const first = (await take(1))!
    expect(await keepLease(db(), first, at(8))).toBe(true)
    expect(await taken(7)).toBeNull()
    const second = (await take(8))!
    expect(await keepLease(db(), first, at(20))).toBe(false)
    expect(await endWork(db(), first, null)).toBe(false)
    expect(await endWork(db(), second, at(30))).toBe(true)
    expect([await taken(29), await taken(30)]).toEqual([null, 'a'])
  })

  it('that is given back or added anew waits for no lease, and that which ended is gone', async () => {
    await addWork(db(), work('a'), at(0))
    await giveBackWork(db(), (await take(1))!)
    const second = (await take(1))!
    await addWork(db(), work('a'), at(0), { isKept: true })
    expect(await taken(1)).toBeNull()
    await addWork(db(), work('a'), at(0))
    expect(await endWork(db(), second, null)).toBe(false)
    expect(await endWork(db(), (await take(1))!, null)).toBe(true)
    expect(await taken(99)).toBeNull()
  })
})
