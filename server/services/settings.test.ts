import { expect, it } from 'vitest'
import { siteDefaults } from '../../content/site.ts'
import { onEveryDatabase } from '../../tests/support/database.ts'
import { tickingClock } from '../../tests/support/records.ts'
import { createSettings } from './settings.ts'

onEveryDatabase('settings', (db) => {
  const service = () => createSettings({ db: db(), clock: tickingClock() })

  it('are the defaults until staff change them', async () => {
    expect(await service().get()).toEqual(siteDefaults)
  })

  it('keep what staff set and follow the defaults in the rest', async () => {
    const name = { ar: 'شركة أخرى', en: 'Another "company"' }
    await service().update({ name, structuredRating: null, phone: '' })
    await service().update({ phone: '+966 50 000 0000' })
    expect(await service().get()).toEqual({ ...siteDefaults, name, structuredRating: null, phone: '+966 50 000 0000' })
  })

  it('stay as they are when nothing is set', async () => {
    expect(await service().update({})).toEqual(siteDefaults)
    expect(await service().update({ phone: undefined })).toEqual(siteDefaults)
  })
})
