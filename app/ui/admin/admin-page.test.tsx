import { expect, test } from 'vitest'
import { PageLocale } from '#app/locale.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { AdminPage } from './admin-page.tsx'

test.each([
  ['ar', '/admin/start', false],
  ['ar', '/admin/items/edit/805', true],
  ['en', '/admin/start', true],
] as const)('in %s the heading of %s has the end of the path beside it: %s', (locale, path, isShown) => {
  const page = (
    <PageLocale value={locale}>
      <AdminPage title="805">{null}</AdminPage>
    </PageLocale>
  )
  expect(renderPage(page, { path }).includes('admin-bar-segment')).toBe(isShown)
})
