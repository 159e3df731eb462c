import { expect, test } from 'vitest'
import { PageLocale } from '#app/locale.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { ImageOff } from 'lucide-react'
import { toBarePicture } from '#server/data/site/file-rows.ts'
import { AdminPage } from './admin-page.tsx'
import { ListPicture } from './list-picture.tsx'
import { isSearchKey } from './list-keys.ts'

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

const shown = (file: string | null) =>
  renderPage(<ListPicture picture={file === null ? null : toBarePicture(file)} sizes="52px" icon={ImageOff} />)

test('a record is shown by its picture', () => expect(shown('3fa9.webp')).toContain('src="/api/uploads/3fa9.webp"'))

test.each([null, 'https://img.example/a.webp'])('and by a sign where that is %s', (file) =>
  expect(shown(file)).toMatch(/^<svg/),
)

const press = (key: string, code: string, shiftKey = false) => isSearchKey({ key, code, shiftKey })

test('the search has the key of the stroke, whatever the layout writes with it, and the sign wherever it is', () => {
  expect(press('/', 'Slash')).toBe(true)
  expect(press('ظ', 'Slash')).toBe(true)
  expect(press('/', 'Digit7', true)).toBe(true)
})

test('question marks and other letters do not search', () => {
  expect(press('؟', 'Slash', true)).toBe(false)
  expect(press('?', 'Slash', true)).toBe(false)
  expect(press('ظ', 'KeyZ')).toBe(false)
})
