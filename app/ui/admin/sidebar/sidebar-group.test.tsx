import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { SECTIONS } from './sections.ts'
import { SidebarGroup } from './sidebar-group.tsx'

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
