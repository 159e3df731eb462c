import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { adminForm } from '#content/admin/form.ts'
import { inbox } from '#content/admin/inbox.ts'
import { itemsPage } from '#content/admin/items.ts'
import { savedViews } from '#content/admin/requests/inbox-rows.ts'
import { productOrderWords } from '#content/admin/catalogue/product-order.ts'
import { notices } from '#content/admin/notices.ts'
import { categoryPath } from '#domain/site/paths.ts'
import { LOCALES, localizedPath } from '#domain/text/locale.ts'
import { aCategory, aPost, aProduct, valueOf } from '#tests/support/records.ts'
import { formsOf } from './form-fields.ts'
import { SAVE_AND_NEXT, staffSite } from './staff-site.ts'

const LIST = '/admin/items?category=foam&sort=name-en'

const { site, see, send, undo } = staffSite(async ({ categories, products, posts }) => {
  valueOf(await categories.create(aCategory({ slug: 'foam', name: { ar: 'رغوة', en: 'Foam' }, sortId: 3 })))
  for (let number = 1; number <= 52; number++) {
    const slug = `foam-${String(number).padStart(2, '0')}`
    const name = { ar: `رغوة ${number}`, en: `Foam ${String(number).padStart(2, '0')}` }
    valueOf(await products.create(aProduct({ slug, code: '805', categoryId: 'foam', name })))
    // The newest come first, and those of one millisecond by their ids.
    await pause(2)
  }
  for (const slug of ['half-1', 'half-2']) {
    valueOf(await posts.create(aPost({ slug, snippet: { ar: '', en: 'Snippet' } })))
    await pause(2)
  }
  valueOf(await posts.create(aPost({ slug: 'tips', title: { ar: 'نصائح', en: 'Tips' } })))
})

test.each(LOCALES)('a form begins as a copy, and nothing is kept before it is saved [%s]', async (locale) => {
  const list = await see('/admin/items?q=Foam+07', { locale })
  expect(list.html).toContain(
    `aria-label="${adminForm.duplicateNamed[locale](locale === 'ar' ? 'رغوة 7' : 'Foam 07')}"`,
  )
  const copy = await see('/admin/items/add?from=foam-07', { locale })
  expect(copy.status).toBe(200)
  expect([copy.valueIn('product_name_ar'), copy.valueIn('product_name_en')]).toEqual([
    'رغوة 7 (نسخة)',
    'Foam 07 (copy)',
  ])
  expect([copy.valueIn('product_slug'), copy.valueIn('code')]).toEqual(['', '805'])
  const category = await see('/admin/categories/add?from=foam', { locale })
  expect([category.valueIn('name_en'), category.valueIn('category_sort_id')]).toEqual(['Foam (copy)', ''])
  expect((await see('/admin/blogs/add?from=tips', { locale })).valueIn('title_ar')).toBe('نصائح (نسخة)')
  for (const kind of ['items', 'categories', 'blogs']) {
    expect((await see(`/admin/${kind}/add?from=none`, { locale })).status).toBe(404)
  }
  expect((await see('/admin/items?q=copy')).html).not.toContain('(copy)')
})

test('every way out of a form and of its question leads to the row of the list', async () => {
  const place = new URLSearchParams({ next: LIST })
  const back = `href="${LIST.replaceAll('&', '&amp;')}&amp;row=foam-20"`
  expect((await see(`/admin/items/edit/foam-20?${place}`)).html).toContain(back)
  expect((await see('/admin/items/edit/foam-20')).html).toContain('href="/admin/items?row=foam-20"')
  expect((await see(`/admin/items/delete/foam-20?${place}`)).html).toContain(back)
  expect((await see('/admin/categories/order/foam')).html).toContain('href="/admin/categories?row=foam"')
  const fields: [string, string][] = [['product_name_en', 'Foam 20']]
  expect((await send('/admin/items/edit/foam-20', fields)).path).toMatch(/^\/admin\/items\?notice=.*&row=foam-20$/)
})

test('what is written in one language only is worked down, both languages side by side', async () => {
  const list = '/admin/checks?check=translation'
  const form = (id: string) => `/admin/blogs/edit/${id}?${new URLSearchParams({ next: list })}`
  expect((await see(list)).html).toContain(`href="${form('half-2').replaceAll('&', '&amp;')}"`)
  const page = await see(form('half-2'))
  const texts = ['snippet_ar', 'snippet_en']
  expect(
    Array.from(page.html.matchAll(/<(?:input|textarea)[^>]* name="(\w+_(?:ar|en))"/g), ([, name]) => name),
  ).toEqual(texts)
  expect(page.valueIn('title_ar')).toBeUndefined()
  const save = (id: string) =>
    send(form(id), { next: list, ...SAVE_AND_NEXT, snippet_ar: 'مقتطف', snippet_en: 'Snippet' })
  const next = await save('half-2')
  expect(next.path).toContain(form('half-1'))
  const last = await save('half-1')
  expect(last.path).toContain(list)
  expect(last.html).not.toContain('/edit/half-')
})

test('staff name what they see of a list, and choose its columns for themselves', async () => {
  const list = '/admin/items?category=foam&sort=name-en'
  await send('/admin/items', { intent: 'columns', 'column[]': 'price' })
  const page = await see(list)
  expect(page.html).toContain(itemsPage.columns.price.en)
  expect(page.html).not.toContain(`items-name-ar`)
  const kept = await send(list, { intent: 'keep-view', name: 'Foam by name' })
  expect(kept.visibleText).toContain(savedViews.done.en)
  const view = 'href="/admin/items?category=foam&amp;sort=name-en&amp;columns=price"'
  expect(kept.html).toContain(view)
  await send('/admin/items', { intent: 'columns', 'column[]': 'state' })
  const later = await see('/admin/items')
  expect(later.html).toContain(view)
  expect(later.html).not.toContain('items-price')
  expect((await see(`${list}&columns=price`)).html).toContain('items-price')
  expect((await see('/admin/items?category=sold')).visibleText).toContain(savedViews.gone.en('sold'))
  const dropped = await send(list, { intent: 'drop-view', name: 'Foam by name' })
  expect(dropped.html).not.toContain(view)
})

test.each([
  ['/admin/blogs', 'snippet', 'state'],
  ['/admin/customers', 'company', 'owner'],
  ['/admin/inbox', 'value', 'due'],
])('the columns of %s are one’s own', async (path, usual, chosen) => {
  const shown = async () => {
    const boxes = [...(await see(path)).html.matchAll(/<input[^>]*name="column\[\]"[^>]*>/g)].map(([box]) => box)
    return boxes.filter((box) => box.includes('checked')).map((box) => /value="([^"]*)"/.exec(box)?.[1])
  }
  expect(await shown()).toContain(usual)
  await send(path, { intent: 'columns', 'column[]': chosen })
  expect(await shown()).toEqual([chosen])
})

test('a named view of customers or requests says which of its filters is gone', async () => {
  const kept = await send('/admin/customers?city=Nowhere', { intent: 'keep-view', name: 'Far away' })
  expect(kept.html).toContain('href="/admin/customers?city=Nowhere"')
  expect(kept.visibleText).toContain(savedViews.gone.en('Nowhere'))
  const mine = await see('/admin/inbox?assignee=left-the-house')
  expect(mine.visibleText).toContain(savedViews.gone.en(inbox.assignee.label.en))
  expect((await see('/admin/inbox?assignee=-')).visibleText).not.toContain('no longer exists')
})

test('whoever goes through a list saves and has the next product, behind the last one the list', async () => {
  const edit = (id: string, list: string) => `/admin/items/edit/${id}?${new URLSearchParams({ next: list })}`
  const save = (id: string, list: string, name: string) =>
    send(edit(id, list), { next: list, ...SAVE_AND_NEXT, product_name_en: name })
  expect((await see(edit('foam-49', LIST))).visibleText).toContain(adminForm.saveAndNext.en)
  const next = await save('foam-49', LIST, 'Foam 49!')
  expect(next.path).toContain(`/admin/items/edit/foam-50?next=${encodeURIComponent(LIST)}&notice=product-updated`)
  const second = `${LIST}&page=2`
  expect((await save('foam-50', LIST, 'Foam 50!')).path).toContain(
    `/admin/items/edit/foam-51?next=${encodeURIComponent(second)}&notice=product-updated`,
  )
  // The list has grown since it was opened: what stood on its first page stands on the second now.
  expect((await save('foam-51', LIST, 'Foam 51!')).path).toContain(
    `/admin/items/edit/foam-52?next=${encodeURIComponent(second)}`,
  )
  const last = await save('foam-52', second, 'Foam 52!')
  expect(last.path).toContain(`${second}&notice=last-one`)
  expect(last.visibleText).toContain(notices['last-one'].en)
})

test.each(LOCALES)('products of a category are put into an order by numbers and buttons [%s]', async (locale) => {
  const path = '/admin/categories/order/foam'
  const page = await see(path, { locale })
  expect(page.visibleText).toContain(productOrderWords.title[locale])
  expect([...formsOf(page).at(-1)!.fields.keys()]).toContain('position[foam-52]')
  const saved = await send(path, { 'position[foam-03]': '٢', 'position[foam-09]': '1' }, { locale })
  expect(saved.visibleText).toContain(notices['order-saved'][locale])
  const first = async () => {
    const { html } = await see(localizedPath(locale, categoryPath('foam')))
    const linked = Array.from(html.matchAll(/href="[^"]*\/foam\/(foam-\d+)"/g), ([, id]) => id)
    return [...new Set(linked)].slice(0, 3)
  }
  expect(await first()).toEqual(['foam-09', 'foam-03', 'foam-52'])
  const moved = await send(path, { 'position[foam-09]': '1', 'position[foam-03]': '2', move: 'foam-03:up' }, { locale })
  expect(await first()).toEqual(['foam-03', 'foam-09', 'foam-52'])
  await undo(moved, { locale })
  expect(await first()).toEqual(['foam-09', 'foam-03', 'foam-52'])
  const asked = await fetch(`${site().origin}/api/products/getall.php?category_id=foam&sort=manual&per_page=2`)
  expect(((await asked.json()) as { data: { id: string }[] }).data.map(({ id }) => id)).toEqual(['foam-09', 'foam-03'])
  await send(path, {}, { locale })
  expect(await first()).toEqual(['foam-52', 'foam-51', 'foam-50'])
  const none = '/admin/categories/order/none'
  expect((await see(none, { locale })).status).toBe(404)
  expect((await send(none, { 'position[foam-03]': '1' }, { locale })).status).toBe(404)
})
