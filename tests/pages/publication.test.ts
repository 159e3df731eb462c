import { addDays } from 'date-fns/addDays'
import { addMinutes } from 'date-fns/addMinutes'
import { DomUtils } from 'htmlparser2'
import { expect, test } from 'vitest'
import { intentUnknown, planProblems } from '#content/admin/plan-problems.ts'
import { notices } from '#content/admin/notices.ts'
import { publicationForm, stateWords } from '#content/admin/records/publication.ts'
import { restoreWords, versionsWords } from '#content/admin/versions.ts'
import { previewWords } from '#content/pages/preview.ts'
import { LOCALES } from '#domain/text/locale.ts'
import { fieldMoment } from '#domain/text/riyadh-time.ts'
import { formsOf } from './form-fields.ts'
import { fillPages } from './page-paths.ts'
import type { Page } from './page.ts'
import { SAVE_AND_NEXT, staffSite, undoFormOf, type Who } from './staff-site.ts'

const { site, headers, see, send, undo } = staffSite((services) => fillPages(services), { staff: ['sales', 'viewer'] })

const buttonsOf = (page: Page) => page.texts('button')
const statusOf = async (path: string) => (await see(path, { as: 'nobody' })).status
const inMinutes = (minutes: number) => fieldMoment(addMinutes(new Date(), minutes).toISOString())

/** A draft with nothing but a name, and the address of its form. */
async function draft(name: string, who: Who = {}) {
  const page = await send('/admin/items/add', { intent: 'draft', product_name_en: name }, who)
  return { page, form: page.path.split('?')[0]!, id: page.path.split('?')[0]!.split('/').at(-1)! }
}

const WHOLE = { product_name_ar: 'رغوة جديدة', product_name_en: 'New Foam', category_id: 'pu-foam' }

test.each(LOCALES)('a name in one language makes a draft, which stays off the site [%s]', async (locale) => {
  const { page, form, id } = await draft(`Begun ${locale}`, { locale })
  expect(page.path).toMatch(/^\/admin\/items\/edit\/[^?]+\?notice=draft-saved&undo=[\w-]+$/)
  expect(page.visibleText).toContain(notices['draft-saved'][locale])
  expect(page.visibleText).toContain(stateWords.draft[locale])
  expect(undoFormOf(page)?.fields.get('next')).toBe(form)
  const { publish, saveDraft, share, unpublish, discard } = publicationForm
  expect(buttonsOf(page)).toEqual(expect.arrayContaining([publish, saveDraft, share].map((words) => words[locale])))
  for (const words of [unpublish, discard]) expect(buttonsOf(page)).not.toContain(words[locale])
  expect(await statusOf(`/pu-foam/${id}`)).toBe(404)
})

test('publishing asks for all that is missing at once, and then leads to the list', async () => {
  const { form, id } = await draft('Asked')
  const refused = await send(form, { product_name_en: 'Asked', product_name_ar: '', category_id: '' })
  expect(refused.status).toBe(422)
  const wrong = refused.all('*').filter(({ attribs }) => attribs['aria-invalid'] === 'true')
  expect(wrong.map(({ attribs }) => attribs['name'])).toEqual(expect.arrayContaining(['product_name_ar']))
  const list = await send(form, { ...WHOLE, product_slug: id })
  expect(list.path).toMatch(/^\/admin\/items\?notice=/)
  expect(await statusOf(`/pu-foam/${id}`)).toBe(200)
})

const SENT_FOR_NOTHING_KNOWN: [form: string, field: string][] = [
  ['/admin/items/add', 'product_name_en'],
  ['/admin/items/edit/805', 'product_name_en'],
  ['/admin/items/edit/805?then=next', 'product_name_en'],
  ['/admin/categories/add', 'name_en'],
  ['/admin/categories/edit/pu-foam', 'name_en'],
  ['/admin/brands/edit/masar', 'name_en'],
  ['/admin/blogs/edit/joints', 'title_en'],
  ['/admin/site/about', 'hero_title_en'],
  ['/admin/site/faq/add', 'question_en'],
  ['/admin/settings', 'slogan_en'],
  ['/admin/redirects/add', 'from'],
]

test.each(SENT_FOR_NOTHING_KNOWN)('%s does nothing that none of its buttons asks for', async (form, field) => {
  const kept = () =>
    site().withDb(async (db) => [
      await db
        .selectFrom('record_versions')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow(),
      await db
        .selectFrom('records')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow(),
    ])
  const before = await kept()
  const [path, then] = form.split('?')
  for (const locale of LOCALES) {
    for (const intent of ['publlish', 'template']) {
      const more = then === undefined ? [] : [then.split('=')]
      const fields = Object.fromEntries([...more, ['intent', intent], [field, 'Typed here']]) as Record<string, string>
      const refused = await send(path!, fields, { locale })
      expect([form, intent, refused.status]).toEqual([form, intent, 422])
      expect(refused.visibleText).toContain(intentUnknown[locale])
      expect(
        refused.all('*').some(({ attribs }) => attribs['name'] === field && attribs['value'] === 'Typed here'),
      ).toBe(true)
    }
  }
  expect(await kept()).toEqual(before)
})

test('a draft that is shared on the way through the list stays in its form, with its link', async () => {
  const { form } = await draft('Shown around')
  const shared = await send(form, { ...SAVE_AND_NEXT, intent: 'share', product_name_en: 'Shown to others' })
  expect(shared.path).toMatch(new RegExp(`^${form}\\?.*notice=preview-shared`))
  expect(shared.all('input').some(({ attribs }) => attribs['value'] === 'Shown to others')).toBe(true)
})

test('newer changes of what is on the site wait in its form until they are published or discarded', async () => {
  const form = '/admin/items/edit/805'
  const saved = await send(form, { intent: 'draft', product_name_en: 'Newer Foam' })
  expect(saved.visibleText).toContain(notices['draft-saved'].en)
  expect(saved.visibleText).toContain(stateWords.changed.en)
  expect(
    formsOf(saved)
      .find(({ path }) => path.startsWith(form))
      ?.fields.get('product_name_en'),
  ).toBe('Newer Foam')
  expect((await see('/en/pu-foam/805', { as: 'nobody' })).visibleText).not.toContain('Newer Foam')

  const discarded = await send(form, { intent: 'discard' })
  expect(discarded.visibleText).toContain(notices.discarded.en)
  expect(discarded.visibleText).not.toContain('Newer Foam')
  const again = await undo(discarded)
  expect(again.path).toContain('/admin/items/edit/805?notice=undone')
  expect(again.visibleText).toContain(stateWords.changed.en)

  await send(form, { product_name_en: 'Newer Foam' })
  expect((await see('/en/pu-foam/805', { as: 'nobody' })).visibleText).toContain('Newer Foam')
})

test.each(LOCALES)('a time is planned, refused beside its field, and told [%s]', async (locale) => {
  const { form, id } = await draft(`Planned ${locale}`, { locale })
  const whole = { ...WHOLE, product_slug: id }
  const problemsOf = async (fields: Record<string, string>) => {
    const page = await send(form, { ...whole, ...fields }, { locale })
    expect(page.status).toBe(422)
    const errors = page.all('p').filter(({ attribs }) => attribs['class'] === 'field-error')
    return errors.map((error) => DomUtils.textContent(error))
  }
  expect(await problemsOf({ publish_at: inMinutes(-60) })).toEqual([planProblems.past[locale]])
  const ends = { publish_at: inMinutes(120), unpublish_at: inMinutes(60) }
  expect(await problemsOf(ends)).toEqual([planProblems['end-first'][locale]])

  const at = inMinutes(120)
  const planned = await send(form, { ...whole, publish_at: at, unpublish_at: inMinutes(600) }, { locale })
  expect(planned.path).toMatch(new RegExp(`^${form}\\?notice=scheduled`))
  expect(planned.visibleText).toContain(notices.scheduled[locale])
  expect(planned.attributes('input', 'value')).toContain(at)
  expect(buttonsOf(planned)).toContain(publicationForm.schedule[locale])
  expect(await statusOf(`/pu-foam/${id}`)).toBe(404)
})

test.each(LOCALES)('an article is offered the morning of its printed day, without scripts too [%s]', async (locale) => {
  const date = fieldMoment(addDays(new Date(), 40).toISOString()).slice(0, 10)
  const fields = {
    slug: `for-later-${locale}`,
    title_ar: 'لاحق',
    title_en: `For later ${locale}`,
    snippet_ar: 'م',
    snippet_en: 's',
    date,
  }
  const kept = await send('/admin/blogs/add', { ...fields, intent: 'draft' }, { locale })
  const form = kept.path.split('?')[0]!
  const offer = kept.all('button').find(({ attribs }) => attribs['value'] === 'on-its-day')
  expect(DomUtils.textContent(offer!)).toContain(publicationForm.onItsDay[locale]('').trim())
  const filled = Object.fromEntries(formsOf(kept).find(({ path }) => path.startsWith(form))!.fields)
  const taken = await send(
    form,
    { ...filled, detail_ar: '<p>أ</p>', detail_en: '<p>a</p>', intent: 'on-its-day' },
    { locale },
  )
  expect(taken.visibleText).toContain(notices.scheduled[locale])
  expect(taken.attributes('input', 'value')).toContain(`${date}T08:00`)
  expect(taken.all('button').some(({ attribs }) => attribs['value'] === 'on-its-day')).toBe(false)
})

test.each(LOCALES)('a form sent to be previewed is answered with its page, and keeps nothing [%s]', async (locale) => {
  const forms = [
    ['/admin/site/about', { [`hero_title_${locale}`]: 'Previewed' }],
    ['/admin/blogs/edit/joints', { [`title_${locale}`]: 'Previewed' }],
    ['/admin/items/edit/805', { [`product_name_${locale}`]: 'Previewed' }],
  ] as const
  for (const [path, fields] of forms) {
    const before = (await see(path)).attributes('input', 'value')
    const body = new URLSearchParams({ ...fields, intent: 'preview' })
    const answer = await fetch(site().origin + path, { method: 'POST', headers: headers({ locale }), body })
    expect([path, answer.status]).toEqual([path, 200])
    expect(await answer.text()).toContain('Previewed')
    expect((await see(path)).attributes('input', 'value')).toEqual(before)
  }
})

test.each(LOCALES)('whoever has the link sees the newest draft, until it is revoked [%s]', async (locale) => {
  const { form, id } = await draft(`Shared ${locale}`, { locale })
  const name = `product_name_${locale}`
  const shared = await send(form, { intent: 'share', [name]: `Shown ${locale}` }, { locale })
  expect(shared.visibleText).toContain(notices['preview-shared'][locale])
  const links = shared.attributes('input', 'value').filter((value) => value.includes('/preview/'))
  // Histories and proxies keep addresses.
  expect(shared.path).not.toContain(links[0]!.split('/').at(-1)!)
  expect(links).toEqual([
    expect.stringMatching(new RegExp(`^${site().origin}/preview/[\\w-]{22}$`)),
    expect.stringMatching(new RegExp(`^${site().origin}/en/preview/[\\w-]{22}$`)),
  ])
  expect((await see(form, { locale })).html).not.toContain('/preview/')

  const path = new URL(links[locale === 'ar' ? 0 : 1]!).pathname
  const preview = await see(path, { as: 'nobody' })
  expect(preview.status).toBe(200)
  expect(preview.visibleText).toContain(previewWords.bar[locale])
  expect(preview.visibleText).toContain(`Shown ${locale}`)
  expect(preview.meta('robots')).toContain('noindex')
  expect(Object.fromEntries(preview.headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  await send(form, { intent: 'draft', [name]: `Later ${locale}` })
  expect((await see(path, { as: 'nobody' })).visibleText).toContain(`Later ${locale}`)

  const revoke = formsOf(await see(form, { locale })).find((one) => one.path === '/admin/preview-links')!
  expect(Object.fromEntries(revoke.fields)).toMatchObject({ kind: 'product', id })
  const revoked = await send(revoke.path, Object.fromEntries(revoke.fields), { locale })
  expect(revoked.visibleText).toContain(notices['previews-revoked'][locale])
  expect(await statusOf(path)).toBe(404)
})

test.each([
  ['/admin/items/edit/805', 'product_name_en', 'PU Foam'],
  ['/admin/categories/edit/pu-foam', 'name_en', 'PU Foam'],
  ['/admin/blogs/edit/joints', 'title_en', 'Fire Joints'],
  ['/admin/brands/edit/masar', 'name_en', 'Masar'],
])('%s can be shared by a link', async (form, name, text) => {
  const shared = await send(form, { intent: 'share', [name]: `${text} to come` })
  const link = shared.attributes('input', 'value').find((value) => value.includes('/en/preview/'))!
  const preview = await see(new URL(link).pathname, { as: 'nobody' })
  expect(preview.texts('h1')).toEqual([`${text} to come`])
  expect((await see('/preview/0123456789abcdefghij-_')).status).toBe(404)
})

const CONTENT = {
  '/admin/site/about': { hero_title_en: 'About us to come', story_title_en: 'S' },
  '/admin/site/privacy': { title_en: 'Privacy to come' },
  '/admin/site/faq/add': { question_en: 'Which foam is to come?', answer_en: '<p>A better one.</p>' },
  '/admin/site/reviews/add': { content_en: 'A review to come', name_en: 'Sara', day: '2026-05-01', rating: '5' },
  '/admin/site/industries/add': { title_en: 'An industry to come' },
}

test.each(Object.entries(CONTENT))('%s can be shared before anything is on the site', async (form, fields) => {
  const [text] = Object.values(fields)
  const shared = await send(form, { intent: 'share', ...fields })
  expect(shared.visibleText).toContain(notices['preview-shared'].en)
  const link = shared.attributes('input', 'value').find((value) => value.includes('/en/preview/'))!
  const path = new URL(link).pathname
  const opened = await see(path, { as: 'nobody' })
  expect([opened.status, opened.headers.get('location')]).toEqual([302, `${path}/page`])
  const preview = await see(`${path}/page`, { as: 'nobody' })
  expect(Object.fromEntries(preview.headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  expect(preview.visibleText).toContain(previewWords.bar.en)
  expect(preview.visibleText).toContain(text)
  expect((await see('/en', { as: 'nobody' })).visibleText).not.toContain(text)
  const revoke = formsOf(shared).find((one) => one.path === '/admin/preview-links')!
  await send(revoke.path, revoke.fields)
  expect([await statusOf(path), await statusOf(`${path}/page`)]).toEqual([404, 404])
})

test.each(['/admin/site/navigation', '/admin/site/mails', '/admin/site/templates/add'])(
  '%s offers no link to a page, since none shows it',
  async (form) => expect(buttonsOf(await see(form))).not.toContain(publicationForm.share.en),
)

test('an old version comes back as a draft, and the list of versions marks which one is where', async () => {
  const form = '/admin/categories/edit/pu-foam'
  const versions = '/admin/versions?kind=category&id=pu-foam'
  await send(form, { name_en: 'Foams' })
  const asked = await see(`${versions}&restore=1`)
  expect(buttonsOf(asked)).toEqual(expect.arrayContaining([restoreWords.verb.en, restoreWords.asDraft.en]))
  const restored = await send(versions, {
    intent: 'restore',
    kind: 'category',
    id: 'pu-foam',
    number: '1',
    as: 'draft',
  })
  expect(restored.visibleText).toContain(notices['version-restored-draft'].en)
  const marks = restored.all('span').filter(({ attribs }) => attribs['class']?.startsWith('badge'))
  expect(marks.map((mark) => DomUtils.textContent(mark))).toEqual([versionsWords.draft.en, versionsWords.onSite.en])
  expect((await see('/en/categories/pu-foam', { as: 'nobody' })).texts('h1')).toEqual(['Foams'])
  await undo(restored)
  expect((await see(form)).visibleText).not.toContain(stateWords.changed.en)
})

test('a version whose category is gone says so, and offers what may take its place', async () => {
  await send('/admin/categories/add', { category_slug: 'gone', name_ar: 'ذاهبة', name_en: 'Gone' })
  await send('/admin/items/add', { ...WHOLE, product_slug: 'moved', category_id: 'gone' })
  await send('/admin/items/edit/moved', { category_id: 'pu-foam' })
  await send('/admin/categories/delete/gone', {})
  const question = '/admin/versions?kind=product&id=moved&restore=1'
  const asked = await see(question)
  expect(asked.visibleText).toContain('Category “Gone” is in the bin.')
  expect(asked.texts('option')[0]).toBe(restoreWords.noCategory.en)
  const restoring = { intent: 'restore', kind: 'product', id: 'moved', number: '1', category: '-' }
  expect((await send(question, restoring)).visibleText).toContain(notices['version-restored'].en)
  expect(await statusOf('/uncategorized/moved')).toBe(200)
})

test('a category with products is taken off the site once it is said what becomes of them', async () => {
  const form = '/admin/categories/edit/pu-foam'
  const shown = await see(form)
  expect(shown.texts('summary')).toContain(publicationForm.unpublish.en)
  expect((await send(form, { intent: 'unpublish' })).status).toBe(409)
  const off = await send(form, { intent: 'unpublish', products: 'uncategorise' })
  expect(off.visibleText).toContain(notices.unpublished.en)
  expect(await statusOf('/categories/pu-foam')).toBe(404)
  expect(await statusOf('/uncategorized/805')).toBe(200)
  await undo(off)
  expect(await statusOf('/categories/pu-foam')).toBe(200)
})

test('why what was planned could not be done stands in the panel', async () => {
  const { form, id } = await draft('Not put up')
  const reason = JSON.stringify({ ar: 'السبب', en: 'The reason.' })
  await site().withDb((db) => db.updateTable('records').set({ not_published: reason }).where('id', '=', id).execute())
  expect((await see(form)).visibleText).toContain('Not published: The reason.')
})

test('whoever may not save sees when a record is on the site, and no button', async () => {
  for (const as of ['sales', 'viewer'] as const) {
    for (const form of ['/admin/items/edit/805', '/admin/categories/edit/pu-foam', '/admin/blogs/edit/joints']) {
      const page = await see(form, { as })
      expect(page.visibleText).toContain(publicationForm.publishAt.en)
      expect(page.all('button').filter(({ attribs }) => attribs['name'] === 'intent')).toEqual([])
      for (const intent of ['draft', 'publish', 'unpublish', 'discard', 'share']) {
        expect((await send(form, { intent }, { as })).status).toBe(403)
      }
    }
    const revoking = { kind: 'product', id: '805', next: '/admin/items' }
    expect((await send('/admin/preview-links', revoking, { as })).status).toBe(403)
  }
})

test('a notice offers its undo for half an hour', async () => {
  const { page } = await draft('Half an hour')
  expect(undoFormOf(page)).toBeDefined()
  const act = new URL(page.path, site().origin).searchParams.get('undo')!
  const agoOf = (minutes: number) => addMinutes(new Date(), -minutes).toISOString()
  const moveTo = (at: string) =>
    site().withDb((db) => db.updateTable('audit_log').set({ at }).where('act_id', '=', act).execute())
  await moveTo(agoOf(29))
  expect(undoFormOf(await see(page.path))).toBeDefined()
  await moveTo(agoOf(31))
  const later = await see(page.path)
  expect(later.visibleText).toContain(notices['draft-saved'].en)
  expect(undoFormOf(later)).toBeUndefined()
})
