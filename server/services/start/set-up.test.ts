import { beforeEach, expect, it } from 'vitest'
import { onOneDatabase } from '#tests/support/database.ts'
import { aCategory, someone, tickingClock, valueOf } from '#tests/support/records.ts'
import { isSettled } from '#domain/site/set-up.ts'
import { addSetUpMark, COMES_WITH_TEXTS, noteContentLoads } from '#server/data/site/set-up-store.ts'
import { insertContent, updateContent } from '#server/data/site/content-store.ts'
import { saveSettings } from '#server/data/site/settings-store.ts'
import { createStaff } from '#server/services/accounts/staff.ts'
import { createCategories } from '#server/services/catalogue/categories.ts'
import { createContent } from '#server/services/site/content/content.ts'
import { createSettings } from '#server/services/site/settings.ts'
import { createSetUp } from './set-up.ts'

const NOW = '2026-11-27T09:00:00.000Z'

onOneDatabase('the first steps of a site', (db) => {
  let demoTexts = 3
  beforeEach(() => (demoTexts = 3))

  const setUp = (backups: string[] = []) =>
    createSetUp({
      db: db(),
      clock: () => new Date(NOW),
      settings: createSettings({ db: db(), clock: tickingClock() }),
      content: createContent({ db: db() }),
      contentList: { countDemo: async () => demoTexts },
      operations: {
        backups: async () =>
          ({ directory: '', isEncrypted: true, stored: backups.map((takenAt) => ({ takenAt })) }) as never,
      },
    })
  const owner = async (username: string) => {
    const staff = createStaff({ db: db(), clock: tickingClock() })
    const { id } = valueOf(await staff.add({ username, password: 'gusty-plinth-ohm', role: 'owner' }, someone))
    return { kind: 'staff', id, name: username, role: 'owner', via: 'session' } as const
  }
  const settled = async (service = setUp()) => (await service.steps('owner')).filter(isSettled).map(({ item }) => item)

  it('are done by what there is', async () => {
    await owner('noura')
    expect(await settled()).toEqual(['indexed'])
    await saveSettings(
      db(),
      {
        name: { ar: 'سدود', en: 'Sudood' },
        phone: '+966 11 222 3333',
        salesEmail: 'sales@sudood.example',
        commercialRegistration: '1010000000',
        vatNumber: '300000000000003',
        indexed: 'no',
      },
      NOW,
    )
    await addSetUpMark(db(), 'test-mail', NOW)
    valueOf(await createCategories({ db: db(), clock: tickingClock() }).create(aCategory()))
    await owner('omar')
    expect(await settled(setUp(['2026-11-26T10:00:00.000Z']))).toEqual([
      'name',
      'contact',
      'category',
      'sales_mail',
      'registration',
      'backup',
      'second_owner',
    ])
    expect(await settled(setUp(['2026-11-26T08:00:00.000Z']))).not.toContain('backup')
  })

  it('tell how many texts of the product are left, until there are none', async () => {
    const demo = async () => (await setUp().steps('owner')).find(({ item }) => item === 'demo')
    expect(await demo()).toMatchObject({ isDone: false, count: 3 })
    demoTexts = 0
    await noteContentLoads(db(), [COMES_WITH_TEXTS])
    expect(await demo()).toMatchObject({ isDone: true, count: 0 })
  })

  it('say nothing of the texts of the product where it came without any', async () => {
    demoTexts = 0
    const items = (await setUp().steps('owner')).map(({ item }) => item)
    expect(items).not.toContain('demo')
    expect(items).toHaveLength(18)
  })

  it('are done by pages that are on the site, as they are saved', async () => {
    demoTexts = 0
    await owner('noura')
    const page = (id: string, body: object) =>
      insertContent(db(), 'page', { id, body: body as never, createdAt: NOW, updatedAt: NOW })
    await page('identity', { existing_logo: '', existing_mark: '0123456789abcdef.png' })
    expect(await settled()).toEqual(['indexed'])
    await page('about', { hero_title_ar: 'من نحن', hero_title_en: 'About us' })
    await page('privacy', { title_ar: 'الخصوصية', title_en: 'Privacy' })
    await updateContent(db(), 'page', {
      id: 'identity',
      body: { existing_logo: 'fedcba9876543210.png' },
      updatedAt: NOW,
    })
    await page('look', { main_colour: '#1b7443' })
    expect(await settled()).toEqual(['logo', 'look', 'privacy', 'about', 'indexed'])
  })

  it('count as done where they are not needed, until they are after all', async () => {
    const by = await owner('noura')
    await setUp().skip('registration', true, by)
    expect(await settled()).toEqual(['registration', 'indexed'])
    await setUp().skip('registration', false, by)
    expect(await settled()).toEqual(['indexed'])
  })

  it('are shown to whoever may take them', async () => {
    demoTexts = 0
    const items = async (role: 'editor' | 'viewer') => (await setUp().steps(role)).map(({ item }) => item)
    expect(await items('editor')).toEqual([
      'name',
      'logo',
      'look',
      'slide',
      'home',
      'category',
      'product',
      'policy',
      'privacy',
      'article',
      'about',
      'registration',
      'indexed',
    ])
    expect(await items('viewer')).toEqual([])
  })
})
