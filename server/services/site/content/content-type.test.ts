import { beforeEach, describe, expect, it } from 'vitest'
import type { FormFields } from '#domain/fields/form-values.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { recordOf, valueOf } from '#tests/support/records.ts'
import { giveAccount, sara, omar } from '#tests/support/staff.ts'
import { createEditing, createVersions, createRecords } from '#server/services/records.ts'
import type { ListKind } from '#domain/site/content/content-kinds.ts'
import { createContentList } from './content-list.ts'
import { createContent } from './content.ts'
import { seedContent } from '#seed/load-texts.ts'
import { findRecord } from '#server/data/records/records-store.ts'
import { noUploads } from '#tests/support/services/deps.ts'

const siteUrl = 'https://site.example'

const said = {
  name_ar: 'مقاول',
  name_en: 'Contractor',
  content_ar: 'ممتاز',
  content_en: 'Excellent',
  day: '2026-02-11',
  rating: '4.5',
  consent: 'yes',
}

onOneDatabase('the content of the site', (db) => {
  let now: Date
  const clock = () => (now = new Date(now.getTime() + 1000))
  const on = () => ({ db: db(), clock })
  const editing = () => createEditing({ ...on(), uploads: noUploads })
  const records = () => createRecords({ ...on(), siteUrl })
  const reviews = () => createContent(on()).list('review')
  const home = () => createContent(on()).page('home')
  const add = (fields: FormFields = {}) => editing().review.add({ ...said, ...fields }, sara)
  const update = (fields: FormFields) => editing().review.update(fields, sara)
  const problemsOf = async (saving: Promise<{ ok: boolean }>) => {
    const outcome = (await saving) as { ok: boolean; failure?: { fields?: Record<string, { en: string }> } }
    if (outcome.ok) throw new Error('Not refused')
    return Object.fromEntries(Object.entries(outcome.failure?.fields ?? {}).map(([name, { en }]) => [name, en]))
  }

  beforeEach(async () => {
    now = new Date('2026-05-01T00:00:00.000Z')
    for (const somebody of [sara, omar]) await giveAccount(db(), somebody)
  })

  it('says what visitors see once the last of a list, or a page, is gone', async () => {
    const without = async (...args: [ListKind | 'page' | 'product', string[]]) =>
      (await createContentList(on()).seenWithout(...args))?.en ?? null
    recordOf(await add())
    recordOf(await add())
    expect(await without('review', ['contractor'])).toBeNull()
    expect(await without('review', ['contractor', 'contractor-2'])).toContain('the section leaves the home page')
    const reason = { icon: 'award', title_ar: 'أ', title_en: 'One', text_ar: 'أ', text_en: 'One' }
    for (const place of ['home', 'benefits']) {
      recordOf(await editing().reason.add({ ...reason, place }, sara))
    }
    expect(await without('reason', ['one'])).toContain('its section leaves the page')
    const titled = { id: 'privacy', title_ar: 'الخصوصية', title_en: 'Privacy' }
    expect(await without('page', ['privacy'])).toBeNull()
    recordOf(await editing().page.update({ ...titled, intent: 'draft' }, sara))
    expect(await without('page', ['privacy'])).toBeNull()
    recordOf(await editing().page.update({ ...titled, version: '1', intent: 'publish' }, sara))
    expect(await without('page', ['privacy'])).toMatch(/“Page not found”.+without a link/)
    expect(await without('product', ['805'])).toBeNull()
  })

  describe('of a list', () => {
    it('is on the site when it is added, with an id of its English name, in its place', async () => {
      const first = recordOf(await add())
      expect(first).toMatchObject({ id: 'contractor', version: 1, rating: '4.5' })
      recordOf(await add({ sort_id: '1' }))
      expect((await reviews()).map(({ id }) => id)).toEqual(['contractor-2', 'contractor'])
      expect((await reviews())[1]).toMatchObject({ name: { ar: 'مقاول', en: 'Contractor' }, day: '2026-02-11' })
    })

    it('is refused with everything that is wrong with it', async () => {
      expect(await problemsOf(add({ rating: '4.3', day: '31/02/2026', consent: '', name_ar: '' }))).toMatchObject({
        rating: 'Enter a rating from 1 to 5 in halves, like 4.5.',
        day: expect.any(String),
        consent: expect.any(String),
        name_ar: expect.any(String),
      })
      expect(await problemsOf(add({ content_en: 'Dear {nobody}' }))).toEqual({
        content_en: 'Unknown placeholder {nobody}.',
      })
      expect(await problemsOf(add({ source: '/nowhere/at-all' }))).toEqual({ source: 'This address cannot be used.' })
      expect(await problemsOf(add({ source: 'javascript:alert(1)' }))).toEqual({
        source: 'This address cannot be used.',
      })
      expect(await reviews()).toEqual([])
    })

    it('may be a draft that lacks almost everything, and goes up when it is whole', async () => {
      const draft = recordOf(await editing().review.add({ name_en: 'Shop', intent: 'draft' }, sara))
      expect(draft.id).toBe('shop')
      expect(await reviews()).toEqual([])
      expect(Object.keys(await problemsOf(update({ id: 'shop', intent: 'publish' })))).toContain('content_ar')
      recordOf(await update({ ...said, id: 'shop', name_en: 'Shop', intent: 'publish' }))
      expect(await reviews()).toMatchObject([{ id: 'shop' }])
    })

    it('has versions, can be taken off the site, and every act can be undone', async () => {
      recordOf(await add())
      const changed = await update({ id: 'contractor', rating: '5' })
      if (!changed.ok) throw new Error('Refused')
      expect(await createVersions({ db: db() }).count({ kind: 'review', id: 'contractor' })).toBe(2)
      valueOf(await records().undo(changed.actId ?? '', sara))
      expect((await reviews())[0]).toMatchObject({ rating: '4.5' })
      const off = await update({ id: 'contractor', intent: 'unpublish' })
      if (!off.ok) throw new Error('Refused')
      expect(await reviews()).toEqual([])
      valueOf(await records().undo(off.actId ?? '', sara))
      expect(await reviews()).toHaveLength(1)
    })

    it('goes into the bin and comes back', async () => {
      recordOf(await add())
      const gone = await editing().review.remove({ id: 'contractor' }, sara)
      if (!gone.ok) throw new Error('Refused')
      expect(await reviews()).toEqual([])
      valueOf(await records().undo(gone.actId ?? '', sara))
      expect(await reviews()).toMatchObject([{ id: 'contractor', version: 2 }])
    })

    it('is full at a number, which drafts do not count towards', async () => {
      for (let count = 1; count <= 12; count++) recordOf(await add({ name_en: `Shop ${count}` }))
      const refused = await add()
      expect(refused).toMatchObject({ failure: { kind: 'conflict', message: { en: expect.stringContaining('12') } } })
      recordOf(await add({ intent: 'draft' }))
    })

    it('of answer templates is also for sales', async () => {
      const label = { label_ar: 'رد', label_en: 'Reply', subject_ar: 'أ', subject_en: 'a', body_ar: 'ب', body_en: 'b' }
      recordOf(await editing().template.add({ ...label, body_en: 'Dear {name}' }, omar))
      const naming = (text: string) => editing().template.add({ ...label, body_en: text }, omar)
      const known = 'name number quote product list total valid_until link phone site'.split(' ')
      recordOf(await naming(known.map((name) => `{${name}}`).join(' ')))
      for (const name of ['privacy_email', 'price']) {
        expect(await naming(`Dear {${name}}`)).toMatchObject({
          failure: { kind: 'invalid', fields: { body_en: { en: `Unknown placeholder {${name}}.` } } },
        })
      }
      await expect(editing().review.add(said, omar)).rejects.toThrow('records.write')
    })
  })

  describe('of a page', () => {
    const save = (fields: FormFields) => editing().page.update({ id: 'home', ...fields }, sara)

    it('is made by its first save', async () => {
      expect(await home()).toBeNull()
      const title = { latest_title_ar: 'الجديد', latest_title_en: 'New at {site}' }
      recordOf(await save({ ...title, typewriter_ar: 'واحد\nاثنان، ثلاثة' }))
      expect(await home()).toMatchObject({
        id: 'home',
        latestTitle: { ar: 'الجديد', en: 'New at {site}' },
        typewriter: { ar: ['واحد', 'اثنان، ثلاثة'], en: [] },
      })
      expect(recordOf(await save({ latest_title_en: 'Newest' }))).toMatchObject({ id: 'home', version: 2 })
      expect((await findRecord(db(), 'page', 'home'))?.name).toEqual({ ar: 'الرئيسية', en: 'Home page' })
    })

    it('keeps a draft beside what is on the site', async () => {
      recordOf(await save({ latest_title_en: 'Newest' }))
      recordOf(await save({ latest_title_en: 'Latest', intent: 'draft' }))
      expect((await home())?.latestTitle.en).toBe('Newest')
      const newest = await editing().page.newest('home', sara)
      expect(newest?.record).toMatchObject({ latestTitle: { en: 'Latest' } })
    })
  })

  it('that came with the product is staff’s own from its first change', async () => {
    const context = { by: { kind: 'system', id: null, name: 'demo content' }, at: now, actId: 'a' } as const
    await db()
      .transaction()
      .execute((tx) => seedContent(tx, { kind: 'review', id: 'first', fields: said, context }))
    expect((await findRecord(db(), 'review', 'first'))?.origin).toBe('demo')
    recordOf(await update({ id: 'first', rating: '3' }))
    expect((await findRecord(db(), 'review', 'first'))?.origin).toBe('staff')
  })
})
