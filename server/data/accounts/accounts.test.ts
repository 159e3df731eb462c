import { expect, it } from 'vitest'
import { onEveryDatabase } from '#tests/support/database.ts'
import type { ActName } from '#domain/accounts/acts.ts'
import type { AuditEntry } from '#domain/accounts/staff.ts'
import { loadOrMakeSecret } from './secrets-store.ts'
import { appendAudit, deleteAuditBefore, listAudit, listAuditOfAct, markUndone } from './audit-store.ts'

onEveryDatabase('a secret of the product', (db) => {
  it('is made once, even by processes that start at the same moment', async () => {
    const secrets = await Promise.all(['a', 'b', 'c'].map((text) => loadOrMakeSecret(db(), 'accounts', () => text)))
    expect(new Set(secrets).size).toBe(1)
    expect(await loadOrMakeSecret(db(), 'accounts', () => 'd')).toBe(secrets[0])
    expect(await loadOrMakeSecret(db(), 'other', () => 'd')).toBe('d')
  })
})

const entry = (id: string, day: string): AuditEntry<ActName> => ({
  id,
  at: `2026-05-${day}T00:00:00.000Z`,
  actor: { kind: 'staff', id: 'noura', name: 'نورة' },
  action: 'product.update',
  subject: { kind: 'product', id: `p-${id}` },
  detail: { fields: ['name', 'image'] },
  record: { actId: `act-${id}`, key: 'k', name: { ar: 'رغوة', en: 'Foam' }, number: 2, undoneBy: null },
})

onEveryDatabase('the record of what was done', (db) => {
  it('tells the latest first, of everything or of one thing', async () => {
    await appendAudit(db(), entry('a', '01'))
    await appendAudit(db(), entry('b', '02'))
    expect(await listAudit(db())).toEqual([entry('b', '02'), entry('a', '01')])
    expect(await listAudit(db(), { limit: 1, offset: 1 })).toEqual([entry('a', '01')])
    expect(await listAudit(db(), { subject: { kind: 'product', id: 'p-b' } })).toEqual([entry('b', '02')])
  })

  it('knows the lines of an act, and once which act took it back', async () => {
    await appendAudit(db(), entry('a', '01'))
    const other = entry('b', '01')
    await appendAudit(db(), { ...other, record: { ...other.record!, actId: 'act-a' } })
    await appendAudit(db(), entry('c', '01'))
    expect((await listAuditOfAct(db(), 'act-a')).map(({ id }) => id)).toEqual(['a', 'b'])
    expect(await markUndone(db(), 'act-a', 'later')).toBe(true)
    expect(await markUndone(db(), 'act-a', 'again')).toBe(false)
    expect((await listAuditOfAct(db(), 'act-a')).map(({ record }) => record?.undoneBy)).toEqual(['later', 'later'])
  })

  it('stays or goes with what it tells of', async () => {
    const work = db()
      .transaction()
      .execute(async (tx) => {
        await appendAudit(tx, entry('a', '01'))
        throw new Error('the work failed')
      })
    await expect(work).rejects.toThrow('the work failed')
    expect(await listAudit(db())).toEqual([])
  })

  it('keeps no line longer than its time', async () => {
    await appendAudit(db(), entry('a', '01'))
    await appendAudit(db(), entry('b', '03'))
    for (const [id, day] of [
      ['c', '01'],
      ['d', '02'],
    ] as const)
      await appendAudit(db(), { ...entry(id, day), action: 'account.delete' })
    const longer = { action: 'account.delete', before: '2026-05-02T00:00:00.000Z' } as const
    expect(await deleteAuditBefore(db(), '2026-05-03T00:00:00.000Z', longer)).toBe(2)
    expect((await listAudit(db())).map(({ id }) => id)).toEqual(['b', 'd'])
  })
})
