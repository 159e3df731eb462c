import { expect, test } from 'vitest'
import { readBrandSelection } from './brand.ts'

const brands = [{ slug: 'anadol-bond' }, { slug: 'masar' }]

test.each([
  ['', { slug: null, tab: 'overview' }],
  ['brand=masar', { slug: 'masar', tab: 'overview' }],
  ['brand=masar&tab=applications', { slug: 'masar', tab: 'applications' }],
  ['brand=unknown&tab=unknown', { slug: null, tab: 'overview' }],
])('the address ?%s selects %o', (query, selection) => {
  expect(readBrandSelection(new URLSearchParams(query), brands)).toEqual(selection)
})
