import { beforeEach, expect, it } from 'vitest'
import { createSettings } from '#server/services/site/settings.ts'
import { keepWriting } from '#server/services/quotes/customer-writing.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { aQuotationSite, type QuotationSite } from '#tests/support/quotes/quotation-site.ts'
import { valueOf } from '#tests/support/records.ts'
import { giveAccount, omar } from '#tests/support/staff.ts'
import { createStaffNotices } from './staff-notices.ts'

const byLink = { by: 'link', subject: '', body: '' } as const

onOneDatabase('the reminder to a customer', (db) => {
  let site: QuotationSite
  beforeEach(async () => {
    site = aQuotationSite(db())
    await giveAccount(db(), omar)
  })

  const settings = () => createSettings({ db: db(), clock: site.clock, salesEmail: 'sales@site.example' })
  const look = () =>
    createStaffNotices({ db: db(), clock: site.clock, settings: settings(), siteUrl: site.siteUrl }).tell()

  /** A quotation of the 1st of May that ends on the 10th. */
  async function sent(remindCustomer = true) {
    const request = await site.ask([{ text: 'Foam', qty: 1 }])
    const fields = { lines: [{ name_en: 'Foam', unit_price: '9' }], valid_until: '2026-05-10' }
    const begun = valueOf(await site.quotations.makeFor(request.id, omar))
    const saved = valueOf(await site.quotations.save(begun, fields, omar))
    const { id, version } = valueOf(await site.quotations.send(saved, { ...byLink, remindCustomer }, omar))
    return { request, seen: { id, version } }
  }
  const reminders = async () => {
    const mails = db().selectFrom('mail_outbox').selectAll().where('subject', 'like', '%ends on%')
    return (await mails.execute()).map(({ recipient, subject, is_personal }) => [recipient, subject, is_personal])
  }

  it('is one mail, two days before the quotation ends', async () => {
    await sent()
    site.at('2026-05-07T12:00:00Z')
    await look()
    // At seven in the morning.
    site.at('2026-05-08T04:00:00Z')
    await look()
    expect(await reminders()).toEqual([])
    site.at('2026-05-08T05:00:00Z')
    await Promise.all([look(), look()])
    site.pass(1)
    await look()
    expect(await reminders()).toEqual([['huda@client.example', 'Your quote QT-2026-00001 ends on 10 May 2026', 0]])
  })

  type Sent = Awaited<ReturnType<typeof sent>>
  const answer =
    (kind: 'change' | 'decline') =>
    ({ request }: Sent) =>
      site.quotations.answer(request.id, { kind, fields: { revision: 1, message: 'Cheaper, please', key: 'k' } })
  it.each<[string, (given: Sent) => Promise<unknown>]>([
    ['asked for a change', answer('change')],
    ['declined', answer('decline')],
    [
      'wrote',
      ({ request }) =>
        keepWriting({ ...site, settings: settings() }, request.id, { kind: 'message', key: 'k', body: 'When?' }, []),
    ],
    ['is to get a revision', ({ seen }) => site.quotations.revise(seen, omar)],
    ['was told that it is withdrawn', ({ seen }) => site.quotations.withdraw(seen, 'Error', omar)],
  ])('is not written once its customer %s', async (_, then) => {
    const given = await sent()
    site.pass(1)
    expect(await then(given)).toMatchObject({ ok: true })
    site.at('2026-05-09T09:00:00Z')
    await look()
    expect(await reminders()).toEqual([])
  })

  it('is not written unasked, nor of what has ended', async () => {
    await sent(false)
    site.at('2026-05-09T09:00:00Z')
    await look()
    site.at('2026-05-01T09:00:00Z')
    await sent()
    site.at('2026-05-11T09:00:00Z')
    await look()
    expect(await reminders()).toEqual([])
  })
})
