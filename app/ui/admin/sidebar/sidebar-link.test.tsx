import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { currentSection, SECTIONS } from './sections.ts'
import { SidebarLink } from './sidebar-link.tsx'

const items = SECTIONS.catalogue.find(({ name }) => name === 'items')!
const link = (path: string, badge = 0) => renderPage(<SidebarLink section={items} badge={badge} />, { path })

test.each(['/admin/items', '/admin/items/edit/805'])('the entry of a section is the current one on %s', (path) => {
  expect(link(path)).toMatch(/<a[^>]*aria-current="page"/)
})

test.each(['/admin/itemsets', '/admin', '/admin/seo'])('and not on %s', (path) => {
  expect(link(path)).toContain('href="/admin/items"')
  expect(link(path)).not.toContain('aria-current')
})

test('what waits in a section is counted', () => {
  expect(link('/admin', 3)).toContain('>3<')
  expect(link('/admin', 120)).toContain('>99+<')
})

test('of two sections of which one lies below the other only one is the current one', () => {
  const names = ['/admin/reports/quotes', '/admin/reports'].map((path) => currentSection(path)?.name)
  expect(names).toEqual(['quoteReport', 'reports'])
  expect(currentSection('/admin/nowhere')).toBeUndefined()
})
