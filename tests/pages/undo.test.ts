import { expect, test } from 'vitest'
import { fillPages } from './page-paths.ts'
import { staffSite, undoFormOf } from './staff-site.ts'

const { see, send } = staffSite((services) => fillPages(services))

test('what was deleted comes back with one press in its notice, goes again with another, and each press counts once', async () => {
  const list = '/admin/items?search=805'
  const deleted = await send('/admin/items/delete/805', [['next', list]])
  expect(deleted.html).toContain('Product deleted successfully!')
  expect((await see('/en/pu-foam/805')).status).toBe(404)

  const form = undoFormOf(deleted)!
  expect(form.fields.get('next')).toBe(list)
  const undone = await send(form.path, form.fields)
  expect(undone.path).toMatch(/^\/admin\/items\?search=805&notice=undone&undo=\w+$/)
  expect(undone.html).toContain('Undone.')
  expect((await see('/en/pu-foam/805')).status).toBe(200)

  const again = await send(form.path, form.fields)
  expect(again.html).toContain('Already undone.')
  expect(undoFormOf(again)).toBeUndefined()

  const redo = undoFormOf(undone)!
  await send(redo.path, redo.fields)
  expect((await see('/en/pu-foam/805')).status).toBe(404)
})

test('a save is undone from its notice; what was saved since stays, and is named', async () => {
  const save = (slogan: string) => send('/admin/categories/edit/pu-foam', { name_ar: 'رغوة', name_en: slogan })
  const first = undoFormOf(await save('First'))!
  const second = undoFormOf(await save('Second'))!
  const left = await send(first.path, first.fields)
  expect(left.html).toContain('Done, except Second: saved since.')
  await send(second.path, second.fields)
  expect((await see('/en/categories/pu-foam')).html).toContain('First')
})

test('an address beyond the staff area is not led to', async () => {
  const page = await send('/admin/undo', { act: 'none', next: 'https://evil.example/' })
  expect(page.path).toBe('/admin/items?notice=undo-impossible')
  expect(page.html).toContain('This cannot be undone.')
})
