import { expect, it } from 'vitest'
import { BLANK_DOCUMENT, type DocumentInput } from '#domain/documents/document.ts'
import { onEveryDatabase } from '#tests/support/database.ts'
import { valueOf } from '#tests/support/records.ts'
import { saveSettings } from '#server/data/site/settings-store.ts'
import { createSettings } from '#server/services/site/settings.ts'
import { documentType } from './document-type.ts'
import { createDocuments } from './documents.ts'
import { createEndingDocuments } from './ending-documents.ts'

onEveryDatabase('expiring documents', (db) => {
  let today = '2026-12-01'
  const clock = () => new Date(`${today}T04:00:00Z`)
  const store = () => documentType({ clock }).on(db())
  const certificate = (given: Partial<DocumentInput> = {}) => ({
    ...BLANK_DOCUMENT,
    slug: 'ce-77',
    docType: 'certificate' as const,
    title: { ar: 'شهادة CE-77', en: 'Certificate CE-77' },
    file: 'https://files.example/ce-77.pdf',
    expires: '2027-03-12',
    ...given,
  })
  const look = () => {
    const [settings, products] = [createSettings({ db: db(), clock }), { portions: async function* () {} }]
    const documents = createDocuments({ db: db(), clock, products })
    return createEndingDocuments({ db: db(), clock, documents, settings, siteUrl: 'https://site.example' }).tell()
  }
  /** How many documents staff were told of on each of these days. */
  const told = async (...days: string[]) => {
    const counts: number[] = []
    for (const day of days) {
      today = day
      counts.push(Number((await look())?.['documents'] ?? 0))
    }
    return counts
  }
  const mails = () => db().selectFrom('mail_outbox').select(['recipient', 'subject', 'text']).execute()

  it('are told of 60, 30 and 7 days before, and on the day after, once', async () => {
    today = '2026-12-01'
    valueOf(await store().create(certificate()))
    expect(await told('2027-01-10', '2027-01-11', '2027-01-12', '2027-02-10', '2027-03-05')).toEqual([0, 1, 0, 1, 1])
    expect(await told('2027-03-12', '2027-03-13', '2027-06-01')).toEqual([0, 1, 0])
  })

  it('are told of once for days that were missed, again for another revision and for a day that was moved', async () => {
    today = '2026-12-01'
    valueOf(await store().create(certificate()))
    valueOf(await store().create(certificate({ slug: 'archive', expires: '2026-10-30' })))
    expect(await told('2027-02-20', '2027-02-21')).toEqual([1, 0])
    await store().update('ce-77', { expires: '2027-03-13' })
    expect(await told('2027-02-22')).toEqual([0])
    await store().update('ce-77', { expires: '2028-03-12' })
    expect(await told('2027-03-20', '2028-02-11')).toEqual([0, 1])
    await store().update('ce-77', { file: 'https://files.example/second.pdf' })
    expect(await told('2028-02-12')).toEqual([1])
  })

  it('are one mail, also from two servers at once', async () => {
    today = '2026-12-01'
    await saveSettings(db(), { documentEmails: ['quality@site.example'], notifyEmails: ['sales@site.example'] }, today)
    valueOf(await store().create(certificate()))
    valueOf(await store().create(certificate({ slug: 'second', expires: '2027-02-12' })))
    today = '2027-02-10'
    await Promise.all([look(), look(), look()])
    const [mail, ...others] = await mails()
    expect([mail?.recipient, mail?.subject, others]).toEqual(['quality@site.example', 'مستندات تنتهي: 2', []])
    expect(mail?.text).toContain('بعد 30')
    expect(mail?.text).toContain('https://site.example/admin/documents/edit/ce-77')
  })
})
