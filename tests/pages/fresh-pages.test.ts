import { expect, test } from 'vitest'
import { aCategory, aPost, aProduct, valueOf } from '#tests/support/records.ts'
import { staffSite } from './staff-site.ts'

const { see, send } = staffSite(async ({ categories, products, posts }) => {
  valueOf(await categories.create(aCategory({ slug: 'pu-foam' })))
  for (const slug of ['805', '806']) {
    const name = { ar: `رغوة ${slug}`, en: `${slug} PU Foam` }
    const attributes = { typed: { base: slug === '805' ? 'ms' : 'pu' }, derived: {} }
    valueOf(await products.create(aProduct({ slug, name, categoryId: 'pu-foam', attributes }), { id: slug }))
  }
  valueOf(await posts.create(aPost({ slug: 'joints' }), { id: 'joints' }))
  const going = { ar: 'مقال راحل', en: 'Farewell to gaps' }
  valueOf(await posts.create(aPost({ slug: 'farewell', title: going }), { id: 'farewell' }))
})

async function htmlOf(path: string): Promise<string> {
  const { status, html } = await see(path, { as: 'nobody' })
  expect(status, path).toBe(200)
  return html
}

async function change(call: string, fields: Record<string, string>): Promise<void> {
  const { status, html } = await send(`/api/${call}`, fields)
  expect(status, html).toBe(200)
}

/** What pages say before a change, what is changed, and what they say right after it. */
async function expectChange(paths: string[], [before, after]: [string, string], edit: () => Promise<void>) {
  for (const path of paths) expect(await htmlOf(path), path).toContain(before)
  await edit()
  for (const path of paths) {
    const html = await htmlOf(path)
    expect(html, path).toContain(after)
    expect(html, path).not.toContain(before)
  }
}

const LISTS = ['/', '/categories/pu-foam', '/products', '/collection']
const inEnglish = (paths: string[]) => paths.map((path) => `/en${path}`.replace(/\/$/, ''))

test('a list that is narrowed by an attribute shows its new name, and stays narrowed', async () => {
  const narrowed = '/en/categories/pu-foam?base=ms'
  await expectChange([narrowed], ['Base chemistry', 'Polymer'], async () => {
    await send('/admin/attributes/edit/base', { label_ar: 'البوليمر', label_en: 'Polymer' })
  })
  const html = await htmlOf(narrowed)
  expect(html).not.toContain('Base chemistry')
  expect([html.includes('805 PU Foam'), html.includes('806 PU Foam')]).toEqual([true, false])
})

test('a product that is edited is new at once on every page that shows it, in its language', async () => {
  await expectChange([...inEnglish(LISTS), '/en/pu-foam/805'], ['805 PU Foam', '805 Winter Foam'], () =>
    change('products/update.php', { product_id: '805', product_name_en: '805 Winter Foam' }),
  )
  await expectChange([...LISTS, '/pu-foam/805'], ['رغوة 805', 'رغوة شتوية 805'], () =>
    change('products/update.php', { product_id: '805', product_name_ar: 'رغوة شتوية 805' }),
  )
  for (const path of inEnglish(LISTS)) expect(await htmlOf(path), path).toContain('806 PU Foam')
})

test('a category that is renamed is new at once in menus, on cards and on pages of its products', async () => {
  const paths = inEnglish(['/', '/categories', '/categories/pu-foam', '/products', '/pu-foam/806', '/about'])
  await expectChange(paths, ['>PU Foam<', '>Foams of all kinds<'], () =>
    change('categories/update.php', { category_id: 'pu-foam', name_en: 'Foams of all kinds' }),
  )
})

test('an article that is edited is new at once on the home page and in the list', async () => {
  const { title } = aPost()
  await expectChange(inEnglish(['/', '/blogs', '/blogs/joints']), [title.en, 'Joints in summer'], () =>
    change('blogs/update.php', { blog_id: 'joints', title_en: 'Joints in summer' }),
  )
})
