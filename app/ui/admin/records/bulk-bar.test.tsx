import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { BulkBar } from './bulk-bar.tsx'

const bar = (total: number) =>
  renderPage(<BulkBar path="/admin/items" total={total} acts={['publish', 'bin']} />, { path: '/en' })

test('all that match are offered as long as one act may have so many', () => {
  expect(bar(5000)).toContain('Select all 5,000 that match')
  const tooMany = bar(5001)
  expect(tooMany).not.toContain('name="scope"')
  expect(tooMany).toContain('More than 5,000 match. Narrow the list to select all of them.')
})
