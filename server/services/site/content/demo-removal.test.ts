import { demoSettings } from '#seed/demo-settings.ts'
import { beforeEach, expect, it } from 'vitest'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { Forbidden } from '#domain/accounts/permissions.ts'
import { COMES_WITH_TEXTS, noteContentLoads } from '#server/data/site/set-up-store.ts'
import { startNeutral } from '#server/services/site/new-site.ts'
import { seedOf } from '#tests/support/content/demo-texts.ts'
import { giveContent } from '#tests/support/content/site-content.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { recordOf, tickingClock, valueOf } from '#tests/support/records.ts'
import { giveAccount, sara } from '#tests/support/staff.ts'
import { createEditing, createRecords } from '#server/services/records.ts'
import { createSettings } from '#server/services/site/settings.ts'
import { createContent } from './content.ts'
import { createDemoRemoval } from './demo-removal.ts'
import { noUploads } from '#tests/support/services/deps.ts'

const noura: StaffCaller = { kind: 'staff', id: 'u-1', name: 'noura', role: 'owner', via: 'session' }
const siteUrl = 'https://shop.example'

onOneDatabase('a site whose demo texts are taken away', (db) => {
  const on = () => ({ db: db(), clock: tickingClock(), siteUrl })
  const settings = () => createSettings(on())
  const questions = async () => (await createContent(on()).list('question')).map(({ question }) => question.en)
  const removal = () => createDemoRemoval(on())
  const undo = async (actId: string) => valueOf(await createRecords(on()).undo(actId, noura)).actId ?? ''

  beforeEach(async () => {
    for (const one of [noura, sara]) await giveAccount(db(), one)
    await noteContentLoads(db(), [COMES_WITH_TEXTS])
    await giveContent(db(), 'question', seedOf('question'))
    const own = { question_ar: 'أين؟', question_en: 'Where?', answer_ar: 'هنا', answer_en: 'Here' }
    recordOf(await createEditing({ ...on(), uploads: noUploads }).question.add(own, sara))
    valueOf(await settings().edit({ phone: '+966 11 222 3333' }, noura, true))
  })

  it('says nothing but what staff have said, and stays open to search engines', async () => {
    await removal().remove(noura)
    expect(await questions()).toEqual(['Where?'])
    expect(await settings().isNeutral()).toBe(true)
    const none = { ar: '', en: '' }
    const expected = { name: { ar: 'shop.example', en: 'shop.example' }, slogan: none, email: '', social: [] }
    expect(await settings().get()).toMatchObject({ ...expected, phone: '+966 11 222 3333', indexed: 'yes' })
    await startNeutral({ ...on(), siteUrl: 'https://www.shop.example' })
    expect((await settings().get()).name.en).toBe('www.shop.example')
  })

  it('is what it was after one undo, and what it became after an undo of that', async () => {
    const { actId } = await removal().remove(noura)
    const undone = await undo(actId)
    expect((await questions()).length).toBe(seedOf('question').length + 1)
    expect(await settings().get()).toEqual({ ...demoSettings, phone: '+966 11 222 3333' })
    expect(await settings().isNeutral()).toBe(false)
    await undo(undone)
    expect(await questions()).toEqual(['Where?'])
    expect(await settings().isNeutral()).toBe(true)
  })

  it('loses nothing by the hand of somebody who is no owner', async () => {
    await expect(removal().remove(sara)).rejects.toThrow(Forbidden)
    expect(await settings().isNeutral()).toBe(false)
    expect((await questions()).length).toBeGreaterThan(1)
  })
})
