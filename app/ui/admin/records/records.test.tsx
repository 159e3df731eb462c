import { expect, test } from 'vitest'
import { STAFF_ROLES, can } from '#domain/accounts/permissions.ts'
import { LIVE_LISTS } from '#domain/records/lists/live-list.ts'
import { recordKind } from '#domain/kinds.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { LiveList } from './live-list.tsx'
import { BulkBar } from './bulk-bar.tsx'

const ROWS = {
  seo: { id: '805', name: '805', metaTitle: { ar: 'رغوة', en: 'Foam' } },
  redirect: { id: '/old', name: '/old', from: '/old', to: '/about', origin: 'staff' },
  customer: {
    id: 'c',
    name: 'Huda',
    names: { ar: '', en: 'Huda' },
    company: { ar: '', en: '' },
    city: '',
    phones: [],
    emails: [],
    priceGroup: '',
    owner: '',
    language: 'ar',
  },
  attribute: {
    id: 'colour',
    key: 'colour',
    name: 'اللون',
    label: { ar: 'اللون', en: 'Colour' },
    type: 'enum',
    isFacet: true,
    count: 2,
  },
  webhook: { id: 'w', name: 'erp.example', url: 'https://erp.example/', events: [], active: true, failures: 0 },
  alias: { id: 'a', name: 'gap foam', text: 'gap foam', stockCode: 'RW1', used: 3, madeBy: 'omar' },
}

test.each(LIVE_LISTS)(
  'who may save the list of %s is offered to add, to change and to delete, and nobody else',
  (kind) => {
    const { list, writes } = recordKind(kind)
    const own = kind === 'customer' ? { saved: [], columns: [] } : null
    const found = { ok: true, value: { rows: [ROWS[kind]], total: 1, pages: 1, own } } as never
    for (const role of STAFF_ROLES) {
      const query = { search: '', origin: null, page: 1 }
      const html = renderPage(<LiveList kind={kind} query={query} found={found} />, { path: `/en${list}`, role })
      const offers = [html.includes(`href="${list}/add"`), html.includes('Edit'), html.includes('value="remove"')]
      expect([role, ...offers]).toEqual([role, ...offers.map(() => can(role, writes))])
    }
  },
)

const bar = (total: number) =>
  renderPage(<BulkBar path="/admin/items" total={total} acts={['publish', 'bin']} />, { path: '/en' })

test('all that match are offered as long as one act may have so many', () => {
  expect(bar(5000)).toContain('Select all 5,000 that match')
  const tooMany = bar(5001)
  expect(tooMany).not.toContain('name="scope"')
  expect(tooMany).toContain('More than 5,000 match. Narrow the list to select all of them.')
})
