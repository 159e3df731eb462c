import { beforeEach, describe, expect, it } from 'vitest'
import { demoSettings } from '#seed/demo-settings.ts'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { tickingClock, valueOf } from '#tests/support/records.ts'
import { giveAccount } from '#tests/support/staff.ts'
import { listAudit } from '#server/data/accounts/audit-store.ts'
import { saveSettings } from '#server/data/site/settings-store.ts'
import { createSettings } from './settings.ts'

const sara: StaffCaller = { kind: 'staff', id: 'u-1', name: 'sara', role: 'owner', via: 'session' }

onOneDatabase('settings', (db) => {
  beforeEach(() => giveAccount(db(), sara))
  const service = () => createSettings({ db: db(), clock: tickingClock() })
  const save = (patch: Partial<SiteSettings>) => saveSettings(db(), patch, '2026-03-01T07:00:00.000Z')

  it('are the defaults until staff change them', async () => expect(await service().get()).toEqual(demoSettings))

  it('keep what staff set and follow the defaults in the rest', async () => {
    const name = { ar: 'شركة أخرى', en: 'Another "company"' }
    await save({ name, structuredRating: null, phone: '' })
    await save({ phone: '+966 50 000 0000' })
    expect(await service().get()).toEqual({ ...demoSettings, name, structuredRating: null, phone: '+966 50 000 0000' })
  })

  it('win over the configuration where they say who reads mail for sales, once they do', async () => {
    const configured = () => createSettings({ db: db(), clock: tickingClock(), salesEmail: 'desk@site.example' })
    const from = (source: string, ...addresses: string[]) => ({ addresses, source })
    expect(await service().staffMailboxes()).toEqual(from('shown', demoSettings.salesEmail))
    expect(await configured().staffMailboxes()).toEqual(from('SALES_EMAIL', 'desk@site.example'))
    await save({ salesEmail: 'team@site.example' })
    expect(await configured().staffMailboxes()).toEqual(from('sales_email', 'team@site.example'))
    await save({ notifyEmails: ['a@site.example', 'b@site.example'] })
    expect(await configured().staffMailboxes()).toEqual(from('notify_emails', 'a@site.example', 'b@site.example'))
    await save({ notifyEmails: [], salesEmail: '' })
    expect(await configured().staffMailboxes()).toEqual(from('SALES_EMAIL', 'desk@site.example'))
  })

  it('stay as they are when nothing is set', async () => {
    await save({})
    await save({ phone: undefined })
    expect(await service().read()).toEqual({ settings: demoSettings, version: 0 })
  })

  describe('from their form', () => {
    it('let an editor change what the site says, and nothing that decides whom people reach', async () => {
      const editor = await giveAccount(db(), { ...sara, id: 'u-2', name: 'noura', role: 'editor' })
      const stored = (await service().get()).salesEmail
      const fields = { slogan_en: 'Bonds for good', sales_email: stored }
      expect(valueOf(await service().edit(fields, editor, true)).settings.slogan.en).toBe('Bonds for good')
      const people = { sales_email: 'me@evil.example', request_months: '1', phone: 'no number' }
      await expect(service().edit({ ...people, slogan_en: 'Mine' }, editor, true)).rejects.toMatchObject({
        act: 'people-settings.write',
        fields: Object.fromEntries(
          Object.keys(people).map((name) => [name, expect.objectContaining({ ar: expect.any(String) })]),
        ),
      })
      expect(await service().get()).toMatchObject({ slogan: { en: 'Bonds for good' }, salesEmail: stored })
      expect(valueOf(await service().edit({ request_months: '6' }, sara, true)).settings.requestMonths).toBe(6)
    })

    it('let sales change what the quote desk goes by, without the password and nothing else, and editors none of it', async () => {
      const sales = await giveAccount(db(), { ...sara, id: 'u-3', name: 'omar', role: 'sales' })
      const editor = await giveAccount(db(), { ...sara, id: 'u-4', name: 'noura', role: 'editor' })
      const desk = {
        price_visibility: 'from',
        answer_hours: '4',
        delivery_en: 'By truck',
        'work_days[]': ['sun', 'mon'],
      }
      const { slogan } = await service().get()
      const saved = valueOf(await service().edit({ ...desk, slogan_en: slogan.en }, sales, false))
      expect(saved.settings).toMatchObject({
        priceVisibility: 'from',
        answerHours: 4,
        quoteDelivery: { en: 'By truck' },
        workDays: ['sun', 'mon'],
      })
      await expect(service().edit({ slogan_en: 'Mine' }, sales, true)).rejects.toMatchObject({
        act: 'settings.write',
        fields: { slogan_en: expect.anything() },
      })
      await expect(service().edit({ terms_en: 'Mine', slogan_en: 'Mine' }, editor, true)).rejects.toMatchObject({
        act: 'desk-settings',
        fields: { terms_en: expect.anything() },
      })
      expect(valueOf(await service().edit({ answer_hours: '4', slogan_en: 'Good' }, editor, true))).toMatchObject({
        settings: { answerHours: 4, slogan: { en: 'Good' } },
      })
    })

    it('are stored, and the record of changes says who changed which', async () => {
      const { version } = await service().read()
      const fields = { version: String(version), slogan_en: 'Bonds for good', phone: '٠١١ ٢٣٤ ٥٦٧٨' }
      const saved = valueOf(await service().edit(fields, sara, true))
      expect(saved.settings).toMatchObject({ slogan: { en: 'Bonds for good' }, phone: '+966 11 234 5678' })
      expect(await service().get()).toEqual(saved.settings)
      expect(await listAudit(db())).toMatchObject([
        { action: 'settings.update', actor: { name: 'sara' }, detail: { changed: ['phone', 'slogan_en'] } },
      ])
    })

    it('are refused when somebody else has saved meanwhile, and tell what stands there now', async () => {
      const { version } = await service().read()
      await service().edit({ version: String(version), email: 'first@example.com' }, sara, true)
      const second = await service().edit({ version: String(version), email: 'second@example.com' }, sara, true)
      expect(second).toMatchObject({
        ok: false,
        failure: { kind: 'stale', current: { settings: { email: 'first@example.com' } } },
        sent: { email: 'second@example.com' },
      })
      expect((await service().get()).email).toBe('first@example.com')
    })

    it('are saved by one of two people who save at the same moment', async () => {
      const { version } = await service().read()
      const saveEmail = (email: string) => service().edit({ version: String(version), email }, sara, true)
      const outcomes = await Promise.all([saveEmail('a@example.com'), saveEmail('b@example.com')])
      expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    })

    it('change not at all when one of them is wrong, or when nothing is new', async () => {
      const wrong = await service().edit({ email: 'new@example.com', vat_number: '1' }, sara, true)
      expect(wrong).toMatchObject({ ok: false, failure: { kind: 'invalid', fields: { vat_number: {} } } })
      const same = valueOf(await service().edit({ email: demoSettings.email }, sara, true))
      expect(same).toEqual({ settings: demoSettings, version: 0 })
      expect(await listAudit(db())).toEqual([])
    })
  })
})
