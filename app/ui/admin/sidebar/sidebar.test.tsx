import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { currentSection, SECTIONS } from './sections.ts'
import { SidebarGroup } from './sidebar.tsx'
import { SidebarLink } from './sidebar-link.tsx'

const group = (isFolded: boolean, unread = 3) =>
  renderPage(
    <SidebarGroup
      name="requests"
      sections={SECTIONS.requests}
      badges={{ inbox: unread }}
      isFolded={isFolded}
      onFold={() => {}}
      form="folds"
    />,
    { path: '/admin/items' },
  )
const headingOf = (html: string) => /<button.*?<\/button>/s.exec(html)![0]

test('the heading of an open group folds it, without scripts by its form', () =>
  expect(headingOf(group(false))).toMatch(/form="folds" value="requests".*aria-expanded="true".*name="fold"/))

test('that of a folded one opens it, and counts what waits behind it', () => {
  expect(headingOf(group(true))).toMatch(/value="requests".*aria-expanded="false".*name="open".*>3</)
  expect(headingOf(group(false))).not.toContain('>3<')
  expect(headingOf(group(true, 0))).not.toContain('sidebar-badge')
})

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
