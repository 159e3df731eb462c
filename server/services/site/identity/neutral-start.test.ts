import { expect, it } from 'vitest'
import { demoSettings } from '#seed/demo-settings.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { tickingClock } from '#tests/support/records.ts'
import { COMES_WITH_TEXTS, noteContentLoads } from '#server/data/site/content-loads-store.ts'
import { saveSettings, unmarkNeutral } from '#server/data/site/settings-store.ts'
import { startNeutral } from './neutral-start.ts'
import { createSettings } from '#server/services/site/settings.ts'

onOneDatabase('a site that begins', (db) => {
  const clock = tickingClock()
  const start = (siteUrl: string) => startNeutral({ db: db(), clock, siteUrl })
  const settings = () => createSettings({ db: db(), clock })
  const save = (name: string) => saveSettings(db(), { name: { ar: name, en: name } }, '2026-03-01T07:00:00.000Z')

  it('without the demo content is called by its host and says nothing else', async () => {
    await start('https://shop.example')
    const { settings: read, version } = await settings().read()
    expect(version).toBe(0)
    expect(read.name).toEqual({ ar: 'shop.example', en: 'shop.example' })
    const none = { ar: '', en: '' }
    for (const field of ['slogan', 'company', 'summary', 'description', 'address', 'hours'] as const)
      expect(read[field], field).toEqual(none)
    for (const field of ['phone', 'salesPhone', 'messagingNumber', 'commercialRegistration', 'vatNumber'] as const)
      expect(read[field], field).toBe('')
    for (const field of ['email', 'salesEmail', 'supportEmail', 'privacyEmail'] as const)
      expect(read[field], field).toBe('')
    expect(read).toMatchObject({ map: { href: '' }, social: [], keywords: { ar: [], en: [] }, structuredRating: null })
    expect((await settings().staffMailboxes()).addresses).toEqual([])
  })

  it('keeps its own name when it moves, and takes the new host where it has none', async () => {
    await start('https://shop.example')
    await start('https://www.shop.example')
    expect((await settings().get()).name.en).toBe('www.shop.example')
    await save('Zedline')
    await start('https://zedline.example')
    expect(await settings().read()).toMatchObject({ settings: { name: { en: 'Zedline' }, phone: '' }, version: 1 })
  })

  it('with the demo content, or that stood before, says what it has said so far', async () => {
    await noteContentLoads(db(), [COMES_WITH_TEXTS])
    await save('Zedline')
    await start('https://shop.example')
    expect(await settings().get()).toEqual({ ...demoSettings, name: { ar: 'Zedline', en: 'Zedline' } })
  })

  it('says what the demo content says as soon as that is loaded', async () => {
    await start('https://shop.example')
    await unmarkNeutral(db())
    expect(await settings().get()).toEqual(demoSettings)
  })
})
