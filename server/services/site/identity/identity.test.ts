import { describe, expect, it, test } from 'vitest'
import { demoSettings } from '#seed/demo-settings.ts'
import { neutralSettings } from '#domain/site/neutral-settings.ts'
import type { IdentityFiles } from '#domain/site/identity-view.ts'
import { iconPath, readIconPath } from '#domain/site/site-icons.ts'
import { DEMO_COLOURS } from '#domain/site/look.ts'
import type { StoredFile } from '#domain/site/stored-file.ts'
import { unmemoized } from '#server/cache/memoized.ts'
import { openFileCache } from '#server/files/file-cache.ts'
import type { IconSource } from '#server/files/signs/icon-drawing.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { tickingClock } from '#tests/support/records.ts'
import { COMES_WITH_TEXTS, noteContentLoads } from '#server/data/site/set-up-store.ts'
import { saveSettings, unmarkNeutral } from '#server/data/site/settings-store.ts'
import { createSettings } from '#server/services/site/settings.ts'
import { createIdentity } from './identity.ts'
import { startNeutral } from '#server/services/site/new-site.ts'
import { testFolder } from '#tests/support/services/folders.ts'

describe('identity', () => {
  const folder = testFolder()

  const NONE: IdentityFiles = { logo: null, logoWhite: null, mark: null, socialImage: null }
  const picture = (name: string) => ({ name, width: 640, height: 160 }) as StoredFile

  function open(files: IdentityFiles | null, settings = neutralSettings('shop.example')) {
    const drawn: IconSource[] = []
    const service = createIdentity({
      files: async () => files,
      settings: { get: async () => settings, isNeutral: async () => settings !== demoSettings },
      look: { colours: async () => DEMO_COLOURS },
      uploads: { describe: async (names) => names.map(picture) },
      storage: { read: async (name) => Buffer.from(`bytes of ${name}`) },
      cache: openFileCache(folder(), 1_000_000),
      memoize: unmemoized,
      draw: async (source) => {
        drawn.push(source)
        return Buffer.from('drawn')
      },
    })
    return { ...service, drawn }
  }

  test('a site with the demo content has no look of its own until somebody gives it one', async () => {
    expect(await open(null, demoSettings).view('ar')).toBeNull()
    expect(await open(NONE, demoSettings).view('ar')).toMatchObject({ logo: null, logoWhite: null, picture: null })
  })

  test('a logo is shown with its size, the white one only where there is one', async () => {
    const view = await open({ ...NONE, logo: 'a.png' }).view('en')
    expect(view).toMatchObject({ logo: { src: '/api/uploads/a.png', width: 640, height: 160 }, logoWhite: null })
  })

  describe('the icons', () => {
    const fingerprint = async (service: ReturnType<typeof open>, locale: 'ar' | 'en' = 'en') =>
      (await service.view(locale))!.icons

    test('are made of the mark, once, under an address that changes with it', async () => {
      const service = open({ ...NONE, mark: 'm.png' })
      const icons = await fingerprint(service)
      expect(await service.icon(icons, 'icon-192')).toEqual(Buffer.from('drawn'))
      await service.icon(icons, 'icon-192')
      expect(service.drawn).toEqual([{ mark: Buffer.from('bytes of m.png') }])
      expect(await fingerprint(open({ ...NONE, mark: 'other.png' }))).not.toBe(icons)
    })

    test('are made of the first letter of the name where there is no mark', async () => {
      const named = { ...neutralSettings('x'), name: { ar: 'الزدلين', en: 'zedline' } }
      const service = open(null, named)
      for (const locale of ['ar', 'en'] as const) await service.icon(await fingerprint(service, locale), 'icon-48')
      expect(service.drawn).toMatchObject([{ letter: 'ز' }, { letter: 'Z' }])
      const host = open(null, neutralSettings('www.shop.example'))
      await host.icon(await fingerprint(host), 'icon-48')
      expect(host.drawn).toMatchObject([{ letter: 'S' }])
    })

    test('are found by their address and by no other', async () => {
      const service = open(NONE)
      const icons = await fingerprint(service)
      expect(readIconPath(iconPath(icons, 'maskable-512'))).toEqual({ fingerprint: icons, name: 'maskable-512' })
      expect(readIconPath(`/social/icons/${icons}-icon-99.png`)).toBeNull()
      expect(await service.icon('0'.repeat(20), 'icon-48')).toBeNull()
      expect(await open(null, demoSettings).icon(icons, 'icon-48')).toBeNull()
    })
  })
})

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
