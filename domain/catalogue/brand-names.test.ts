import { expect, test } from 'vitest'
import { aliasesAfter, brandFinder } from './brand-names.ts'

const anadol = { id: '1', slug: 'anadol-bond', name: { ar: 'أنادول بوند', en: 'ANADOL BOND' }, aliases: ['Anadol'] }
const other = { id: '2', slug: 'other', name: { ar: 'أخرى', en: 'Anadol' }, aliases: ['MASAR'] }
const find = brandFinder([anadol, other])

test.each([
  [{ ar: '', en: 'anadol-bond' }, '1'],
  [{ ar: 'انادول  بوند', en: '' }, '1'],
  [{ ar: 'أنادول بوند', en: 'Unknown' }, '1'],
  [{ ar: '', en: 'Masar' }, '2'],
  [{ ar: '', en: 'Unknown' }, undefined],
  [{ ar: '', en: '' }, undefined],
])('%o is found by its name', (written, id) => expect(find(written)?.id).toBe(id))

test('a present name goes before an alias of another brand', () => expect(find({ ar: '', en: 'ANADOL' })?.id).toBe('2'))

test('a name that is given up becomes an alias, once, and one that is taken is none any more', () => {
  const name = { ar: 'أنادول', en: 'Anadol' }
  expect(aliasesAfter(anadol, { name, aliases: ['Anadol', 'anadol bond'] })).toEqual(['ANADOL BOND', 'أنادول بوند'])
  expect(aliasesAfter(anadol, { name: anadol.name, aliases: ['x'] })).toEqual(['x'])
})
