import { expect, test } from 'vitest'
import { OWNER } from '#tests/support/site.ts'
import { fillPages } from './page-paths.ts'
import { staffSite } from './staff-site.ts'

const { site, see, post } = staffSite((services) => fillPages(services))

const statusOf = async (path: string) => (await see(path, { as: 'nobody' })).status
/** The name in the bin of the only record that is called so. */
const binIdOf = (main: string) => /name="bin_id\[\]" value="([^"]+)"/.exec(main)?.[1] ?? ''

test('a product that was deleted is not on the site, waits in the bin and comes back as it was', async () => {
  const before = await see('/admin/items/edit/805')
  expect((await post('/admin/items/delete/805', [])).status).toBe(302)
  expect(await statusOf('/pu-foam/805')).toBe(404)
  const { main } = await see('/admin/bin')
  expect(main).toContain(`by ${OWNER.username}`)
  expect(main).toMatch(/Will be deleted for good on \d\d \w{3} \d{4}/)
  const back = await post('/admin/bin', { intent: 'restore', 'bin_id[]': binIdOf(main) })
  expect(back.status).toBe(200)
  expect(back.main).toContain('restored.')
  expect(back.main).toContain('The bin is empty.')
  expect(await statusOf('/pu-foam/805')).toBe(200)
  const after = await see('/admin/items/edit/805')
  const values = (html: string) => html.match(/name="product_[^>]*value="[^"]*"/g)
  expect(values(after.html)).toEqual(values(before.html))
})

test('a category takes its products back where that is asked for', async () => {
  await post('/admin/categories/delete/pu-foam', [['products', 'uncategorise']])
  expect(await statusOf('/categories/pu-foam')).toBe(404)
  const binId = binIdOf((await see('/admin/bin?kind=category')).main)
  const sent = { intent: 'restore', 'bin_id[]': binId }
  const asked = await post('/admin/bin', sent)
  expect(asked.main).toContain('Put its 1\u00a0product back')
  const back = await post('/admin/bin', { ...sent, confirmed: '1', products_back: '1' })
  expect(back.main).toContain('1 product is in it again.')
  expect((await see('/categories/pu-foam')).html).toContain('/pu-foam/805')
})

test('a record whose id is taken comes back under another and says so', async () => {
  await post('/admin/items/delete/805', [])
  await site().withDb((db) => db.updateTable('products').set({ code: null }).execute())
  const added = await post('/admin/items/add', {
    product_slug: '805',
    product_name_ar: 'رغوة',
    product_name_en: 'Foam',
    category_id: 'pu-foam',
  })
  expect(added.status).toBe(302)
  const binId = binIdOf((await see('/admin/bin?kind=product')).main)
  const back = await post('/admin/bin', { intent: 'restore', 'bin_id[]': binId })
  expect(back.text).toMatch(/Restored as\s+805-2\s*: 805 belongs to another record now\./)
})

test('what goes for good is asked for first, with the password, and the name of the site for more than one', async () => {
  await post('/admin/items/delete/805', [])
  await post('/admin/items/delete/805-2', [])
  const sent = { intent: 'empty', confirmed: '1' }
  const asked = await post('/admin/bin', { intent: 'empty' })
  expect(asked.main).toContain('Empty the bin of 2\u00a0records')
  const unnamed = await post('/admin/bin', { ...sent, current_password: OWNER.password })
  expect(unnamed.status).toBe(422)
  expect(unnamed.main).toContain('Type the site&#x27;s name exactly as shown.')
  const siteName = /Type the site&#x27;s name to confirm: ([^<]+)</.exec(asked.main)?.[1] ?? ''
  const named = { ...sent, name: siteName }
  const unproven = await post('/admin/bin', named)
  expect(unproven.status).toBe(403)
  expect(unproven.main).toContain('Enter your password to confirm.')
  const done = await post('/admin/bin', { ...named, current_password: OWNER.password })
  expect(done.main).toContain('Deleted for good: 2\u00a0records.')
  expect(done.main).toContain('The bin is empty.')
})

test('nothing marked, and what another has brought back meanwhile, is said', async () => {
  expect((await post('/admin/bin', { intent: 'restore' })).main).toContain('Select at least one record.')
  const gone = await post('/admin/bin', { intent: 'restore', 'bin_id[]': 'no-such' })
  expect(gone.status).toBe(409)
  expect(gone.main).toContain('It is no longer in the bin.')
})
