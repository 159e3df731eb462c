import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { onEveryDatabase } from '#tests/support/database.ts'
import { aWaitingMail } from '#tests/support/records.ts'
import {
  claimMails,
  countMailsByState,
  deleteMailsSentBefore,
  insertMails,
  markMailFailed,
  markMailSent,
  requeueMail,
} from './outbox-store.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 4, 1, 0, minute)).toISOString()

onEveryDatabase('the outbox', (db, engine) => {
  const claim = (minute: number, limit = 10, minutes = 5) =>
    claimMails(db(), { now: at(minute), leasedUntil: at(minute + minutes), limit })
  const idsOf = async (mails: Promise<{ id: string }[]>) => (await mails).map(({ id }) => id)

  it('hands out what is due, the longest waiting first', async () => {
    await insertMails(db(), [aWaitingMail('late')], null, at(2))
    await insertMails(db(), [aWaitingMail('early')], null, at(1))
    expect(await idsOf(claim(0))).toEqual([])
    expect(await idsOf(claim(1))).toEqual(['early'])
    expect(await idsOf(claim(2))).toEqual(['late'])
  })

  it('hands out a mail to one sender only, until the lease ends', async () => {
    await insertMails(
      db(),
      ['a', 'b', 'c', 'd'].map((id) => aWaitingMail(id)),
      null,
      at(0),
    )
    const claims = await Promise.all([claim(0, 2), claim(0, 2), claim(0, 2)])
    const ids = claims.flat().map(({ id }) => id)
    expect(ids.toSorted()).toEqual(['a', 'b', 'c', 'd'])
    expect(await idsOf(claim(4))).toEqual([])
    const again = await claim(5)
    expect(again).toHaveLength(4)
    expect(again.every(({ attempts }) => attempts === 2)).toBe(true)
  })

  it('hands out no more than was asked for, however the database goes about it', async () => {
    await insertMails(
      db(),
      ['a', 'b', 'c'].map((id) => aWaitingMail(id)),
      null,
      at(0),
    )
    await db()
      .transaction()
      .execute(async (tx) => {
        for (const join of engine === 'postgres' ? ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material'] : [])
          await sql`set local ${sql.raw(`enable_${join}`)} = off`.execute(tx)
        expect(await claimMails(tx, { now: at(0), leasedUntil: at(5), limit: 1 })).toHaveLength(1)
      })
  })

  it('forgets nothing that was sent, and sends it once', async () => {
    await insertMails(db(), [aWaitingMail('a')], null, at(0))
    await claim(0)
    await markMailSent(db(), 'a', at(1))
    expect(await idsOf(claim(60))).toEqual([])
    await markMailFailed(db(), 'a', 'too late', at(2))
    expect(await idsOf(claim(60))).toEqual([])
    expect(await countMailsByState(db())).toEqual({ queued: 0, sent: 1, failed: 0 })
    expect(await deleteMailsSentBefore(db(), at(1))).toBe(0)
    expect(await deleteMailsSentBefore(db(), at(2))).toBe(1)
  })

  it('waits until the next attempt, and gives up when there is none, until staff ask for it', async () => {
    await insertMails(db(), [aWaitingMail('a')], null, at(0))
    await claim(0)
    await markMailFailed(db(), 'a', 'busy', at(10))
    expect(await idsOf(claim(9))).toEqual([])
    await claim(10)
    await markMailFailed(db(), 'a', 'no such user', null)
    expect(await idsOf(claim(600))).toEqual([])
    expect(await requeueMail(db(), 'a', at(601))).toBe(true)
    expect(await requeueMail(db(), 'a', at(601))).toBe(false)
    expect(await claim(601)).toMatchObject([{ id: 'a', attempts: 1 }])
  })
})
