import { BLANK_PACK } from '#domain/products/pack-fields.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import type { StaffRole } from '#domain/accounts/permissions.ts'
import type { Locale } from '#domain/text/locale.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { aQuotationSite, type QuotationSite } from '#tests/support/quotes/quotation-site.ts'
import { aProduct, valueOf } from '#tests/support/records.ts'
import { giveAccount } from '#tests/support/staff.ts'
import { setStaffDisabled, setStaffEmail } from '#server/data/accounts/staff-store.ts'
import { findMessage } from '#server/data/messages/messages-store.ts'
import { saveSettings } from '#server/data/site/settings-store.ts'
import { createStaffPreferences } from '#server/services/accounts/staff-preferences.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { createSettings } from '#server/services/site/settings.ts'
import { createStaffNotices } from './staff-notices.ts'
import { anInbox } from '#tests/support/services/deps.ts'

const TEAM = 'sales@site.example'
/** A Sunday, 9:00 in Riyadh. */
const SUNDAY = '2026-05-03T06:00:00.000Z'

onOneDatabase('staff are told by mail', (db) => {
  let site: QuotationSite
  let seen = new Set<string>()

  beforeEach(async () => {
    seen = new Set()
    site = aQuotationSite(db())
    site.at(SUNDAY)
    const variants = [{ ...BLANK_PACK, stockCode: 'RW1', boxQuantity: '12' }]
    valueOf(await createProducts(site).create(aProduct({ slug: '805', variants })))
  })

  const settings = () => createSettings({ db: db(), clock: site.clock, salesEmail: TEAM })
  const notices = () => createStaffNotices({ db: db(), clock: site.clock, settings: settings(), siteUrl: site.siteUrl })
  const inbox = () => anInbox(site, { sendsMail: true, onAssigned: () => notices().tellAssignments() })
  const preferences = () => createStaffPreferences({ db: db(), clock: site.clock })

  type Given = { role?: StaffRole; fields?: Record<string, string>; locale?: Locale; email?: string | null }
  const ALL = { notify_new: 'all', notify_assigned: '1', notify_customer: '1', notify_due: 'now' }

  /** Somebody of staff with a confirmed address, who has chosen what is mailed there. */
  async function member(name: string, { role = 'sales', fields, locale = 'en', email }: Given = {}) {
    const caller: StaffCaller = { kind: 'staff', id: name, name, role, via: 'session' }
    await giveAccount(db(), caller)
    const address = email === undefined ? `${name}@staff.example` : email
    if (address !== null) await setStaffEmail(db(), name, address, SUNDAY)
    if (fields) valueOf(await preferences().saveNotices({ ...ALL, ...fields }, caller, locale))
    return caller
  }

  const ask = async (contact = {}) => (await site.ask([{ stockCode: 'RW1', qty: 1 }], contact)).id
  const message = async (id: string) => (await findMessage(db(), { id }))!

  /** What staff were mailed since the last look, by recipient. */
  async function mailed() {
    const rows = await db().selectFrom('mail_outbox').selectAll().orderBy('recipient').execute()
    const fresh = rows.filter(({ id, recipient }) => !seen.has(id) && !recipient.endsWith('client.example'))
    seen = new Set(rows.map(({ id }) => id))
    return fresh
  }
  const recipients = async () => (await mailed()).map(({ recipient }) => recipient)

  describe('of a new request', () => {
    it('as each wants it: the team always, whoever wants all or what is nobody’s, and each address once', async () => {
      await member('huda')
      await member('omar', { fields: { notify_new: 'unassigned' } })
      await member('none', { fields: { notify_new: 'none' } })
      await member('same', { email: TEAM })
      const id = await ask()
      const mails = await mailed()
      expect(mails.map(({ recipient }) => recipient)).toEqual(['huda@staff.example', 'omar@staff.example', TEAM])
      const { number } = await message(id)
      for (const { text, html } of mails)
        for (const told of [number!, `${site.siteUrl}/admin/inbox/${id}`])
          expect([text.includes(told), html.includes(told)]).toEqual([true, true])
      // In the language of whoever reads it: nobody has been seen with another than Arabic until they save the form.
      expect(mails.map(({ subject }) => /Request for a quote/.test(subject))).toEqual([false, true, false])
    })

    it('all whom the settings name', async () => {
      await saveSettings(db(), { notifyEmails: ['a@site.example', 'b@site.example'] }, SUNDAY)
      await ask()
      expect(await recipients()).toEqual(['a@site.example', 'b@site.example'])
      const toSender = await db()
        .selectFrom('mail_outbox')
        .select('reply_to')
        .where('recipient', 'like', '%client.example')
        .execute()
      expect(toSender).toEqual([{ reply_to: 'a@site.example' }])
    })

    it('but nobody without a confirmed address, without the right to read it, or whose account is closed', async () => {
      await member('unconfirmed', { email: null })
      await member('editor', { role: 'editor' })
      await member('viewer', { role: 'viewer' })
      await member('gone')
      await setStaffDisabled(db(), 'gone', true, SUNDAY)
      await ask()
      expect(await recipients()).toEqual([TEAM])
    })
  })

  describe('of an assignment', () => {
    it('the assignee, once, and not whoever takes a request for themselves', async () => {
      const omar = await member('omar', { fields: {} })
      const huda = await member('huda', { fields: {} })
      const id = await ask()
      await mailed()
      valueOf(await inbox().assign(await message(id), 'omar', { ...omar }))
      expect(await recipients()).toEqual([])
      valueOf(await inbox().assign(await message(id), 'omar', { ...huda }))
      valueOf(await inbox().assign(await message(id), null, { ...huda }))
      valueOf(await inbox().assign(await message(id), 'omar', { ...huda }))
      const [mail, ...others] = await mailed()
      expect(others).toEqual([])
      expect(mail).toMatchObject({ recipient: 'omar@staff.example', message_id: id })
      const { number } = await message(id)
      expect(mail!.subject).toBe(`Assigned to you: ${number}`)
      expect(mail!.text).toContain(`${site.siteUrl}/admin/inbox/${id}`)
      await Promise.all([notices().tell(), notices().tell()])
      expect(await recipients()).toEqual([])
    })

    it('of many in one mail, and nobody who does not want it or is not responsible any more', async () => {
      const huda = await member('huda', { fields: {} })
      await member('omar', { fields: {} })
      await member('quiet', { fields: { notify_assigned: '' } })
      const ids: string[] = []
      for (let asked = 0; asked < 7; asked += 1) ids.push(await ask())
      await mailed()
      valueOf(await inbox().assignMany(ids, 'quiet', { ...huda }))
      expect(await recipients()).toEqual([])
      valueOf(await inbox().assignMany(ids, 'omar', { ...huda }))
      const [mail, ...others] = await mailed()
      expect(others).toEqual([])
      expect(mail!.subject).toMatch(/^Assigned to you: 7\u00a0requests$/)
      for (const id of ids) expect(mail!.text).toContain(`${site.siteUrl}/admin/inbox/${id}\n`)
      // It outlives each of them, so it names nobody.
      expect(mail!.text).not.toContain('Huda')
    })
  })

  describe('of what a customer does', () => {
    const quoted = async (omar: StaffCaller) => {
      const id = await ask()
      await site.price('RW1', '18.75', omar).catch(() => {})
      const begun = valueOf(await site.quotations.makeFor(id, omar))
      valueOf(await site.quotations.send(begun, { by: 'mail', subject: '', body: '' }, omar))
      return id
    }
    const change = (id: string) =>
      site.quotations.answer(id, { kind: 'change', fields: { revision: '1', key: 'c', message: 'Two more' } })

    it('the assignee beside the team, and everybody who wants it where nobody is responsible', async () => {
      const omar = await member('omar', { fields: {} })
      await member('huda', { fields: {} })
      await member('quiet', { fields: { notify_customer: '' } })
      const [nobodys, omars, quiets] = [await quoted(omar), await quoted(omar), await quoted(omar)]
      // Whoever sends a quotation is responsible until somebody says otherwise.
      valueOf(await inbox().assign(await message(nobodys), null, { ...omar }))
      valueOf(await inbox().assign(await message(quiets), 'quiet', { ...omar }))
      await mailed()
      valueOf(await change(nobodys))
      expect(await recipients()).toEqual(['huda@staff.example', 'omar@staff.example', TEAM])
      valueOf(await change(omars))
      valueOf(await change(omars))
      const mails = await mailed()
      expect(mails.map(({ recipient }) => recipient)).toEqual(['omar@staff.example', TEAM])
      expect(mails[0]!.subject).toContain('Change to the quote requested')
      expect(mails[0]!.text).toContain(`${site.siteUrl}/admin/inbox/${omars}`)
      valueOf(await change(quiets))
      expect(await recipients()).toEqual([TEAM])
    })

    it('of a quotation that they let wait for three business days, and of one that ends within two, by day', async () => {
      const omar = await member('omar', { fields: {} })
      const id = await quoted(omar)
      await mailed()
      // Sunday, Monday, Tuesday are over on Wednesday; at night nobody is told.
      site.at('2026-05-06T04:00:00.000Z')
      await notices().tell()
      expect(await recipients()).toEqual([])
      site.at('2026-05-06T05:00:00.000Z')
      await Promise.all([notices().tell(), notices().tell()])
      const [mail, ...others] = await mailed()
      expect(others).toEqual([])
      const { number } = await message(id)
      expect(mail!.subject).toBe(`Quote without an answer: ${number}`)
      expect(mail!.text).toContain('QT-2026-00001')
      site.at('2026-05-14T06:00:00.000Z')
      await notices().tell()
      expect((await mailed()).map(({ subject }) => subject)).toEqual([`Quote about to expire: ${number}`])
    })
  })

  describe('of what is due', () => {
    /** Ten hours after Sunday 9:00: Monday 9:00. */
    const DUE = '2026-05-04T06:00:00.000Z'

    it('at once, once, whoever is responsible, or all who want it; not of what was answered', async () => {
      const omar = await member('omar', { fields: {} })
      await member('huda', { fields: {}, locale: 'ar' })
      await member('none', { fields: { notify_due: 'none' } })
      await member('unconfirmed', { email: null })
      const [nobodys, omars, answered] = [await ask(), await ask(), await ask()]
      valueOf(await inbox().assign(await message(omars), 'omar', { ...omar }))
      valueOf(await inbox().noteContact(await message(answered), { way: 'phone' }, { ...omar }))
      site.at('2026-05-04T05:59:00.000Z')
      await notices().tell()
      await mailed()
      site.at(DUE)
      await Promise.all([notices().tell(), notices().tell(), notices().tell()])
      const mails = await mailed()
      const numbers = [(await message(nobodys)).number, (await message(omars)).number]
      expect(mails.map(({ recipient, subject }) => `${recipient} ${subject}`).toSorted()).toEqual([
        `huda@staff.example متأخر: ${numbers[0]}`,
        `omar@staff.example Overdue: ${numbers[0]}`,
        `omar@staff.example Overdue: ${numbers[1]}`,
      ])
      for (const { text, message_id } of mails) expect(text).toContain(`${site.siteUrl}/admin/inbox/${message_id}\n`)
      site.pass(1)
      await notices().tell()
      expect(await recipients()).toEqual([])
    })

    it('in one mail each working morning where somebody wants that, with what comes that day', async () => {
      const omar = await member('omar', { fields: { notify_due: 'daily' } })
      const late = await ask()
      site.at('2026-05-03T11:00:00.000Z')
      const soon = await ask()
      valueOf(await inbox().setReminder(await message(soon), { at: '2026-05-05T10:00:00.000Z', note: 'n' }, omar))
      await notices().tell()
      await mailed()
      // Monday, before the day begins, and when it has.
      site.at('2026-05-04T04:30:00.000Z')
      await notices().tell()
      expect(await recipients()).toEqual([])
      site.at('2026-05-04T05:00:00.000Z')
      await Promise.all([notices().tell(), notices().tell()])
      const [mail, ...others] = await mailed()
      expect(others).toEqual([])
      expect(mail!.subject).toBe('To follow up today: 2\u00a0requests')
      for (const id of [late, soon]) expect(mail!.text).toContain(`${site.siteUrl}/admin/inbox/${id}\n`)
      site.at('2026-05-04T12:00:00.000Z')
      await notices().tell()
      expect(await recipients()).toEqual([])
      // Tuesday: both are overdue by now, and one has a reminder.
      site.at('2026-05-05T05:00:00.000Z')
      await notices().tell()
      const [next] = await mailed()
      expect(next!.text.match(/Overdue/g)).toHaveLength(2)
      expect(next!.text.match(/Reminder today/g)).toHaveLength(1)
      // Friday is no working day, and an answered request is nobody's reminder.
      for (const id of [late, soon]) valueOf(await inbox().noteContact(await message(id), { way: 'phone' }, omar))
      site.at('2026-05-08T09:00:00.000Z')
      await notices().tell()
      expect(await recipients()).toEqual([])
    })

    it('of this morning nobody who asks for it at noon', async () => {
      await ask()
      site.at('2026-05-04T09:00:00.000Z')
      await member('omar', { fields: { notify_due: 'daily' } })
      await notices().tell()
      expect(await recipients()).toEqual([TEAM])
      site.at('2026-05-05T05:00:00.000Z')
      await notices().tell()
      expect(await recipients()).toEqual(['omar@staff.example'])
    })
  })

  describe('of a reminder', () => {
    it('at its time, with its note, and again when it is set anew', async () => {
      const omar = await member('omar', { fields: {} })
      const id = await ask()
      valueOf(await inbox().assign(await message(id), 'omar', { ...omar }))
      const remind = async (at: string) =>
        valueOf(await inbox().setReminder(await message(id), { at, note: 'call about the colour' }, { ...omar }))
      await remind('2026-05-03T09:00:00.000Z')
      await mailed()
      site.at('2026-05-03T09:00:00.000Z')
      await Promise.all([notices().tell(), notices().tell()])
      const [mail, ...others] = await mailed()
      expect(others).toEqual([])
      expect(mail).toMatchObject({ recipient: 'omar@staff.example', message_id: id })
      expect(mail!.text).toContain('call about the colour')
      await remind('2026-05-03T10:00:00.000Z')
      site.at('2026-05-03T10:00:00.000Z')
      await notices().tell()
      expect(await recipients()).toEqual(['omar@staff.example'])
    })

    it('the team, where nobody of staff can be written to', async () => {
      const omar = await member('omar', { email: null })
      const id = await ask()
      valueOf(await inbox().setReminder(await message(id), { at: '2026-05-03T09:00:00.000Z', note: '' }, { ...omar }))
      await mailed()
      site.at('2026-05-03T09:00:00.000Z')
      await notices().tell()
      expect(await recipients()).toEqual([TEAM])
    })
  })
})
