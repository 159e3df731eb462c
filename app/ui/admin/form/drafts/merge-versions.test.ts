import { expect, test } from 'vitest'
import { mergeVersions, withGroup } from './merge-versions.ts'

const group = (...names: string[]) => ({ names, label: names.join() })
const name = group('name')
const text = group('text')
const packs = group('volume[]', 'code[]')
const base = { name: ['Foam'], text: ['old'], 'volume[]': ['750'], 'code[]': ['A'] }

test('what only the other one touched is taken over', () => {
  const { merged, collisions } = mergeVersions(
    { base, mine: { ...base, name: ['Gun foam'] }, theirs: { ...base, text: ['new'] } },
    [name, text, packs],
  )
  expect(merged).toEqual({ ...base, name: ['Gun foam'], text: ['new'] })
  expect(collisions).toEqual([])
})

test('what both changed differently collides and stays mine', () => {
  const { merged, collisions } = mergeVersions(
    { base, mine: { ...base, text: ['mine'] }, theirs: { ...base, text: ['theirs'] } },
    [name, text, packs],
  )
  expect(merged['text']).toEqual(['mine'])
  expect(collisions).toEqual([text])
})

test('the same change of both is no collision', () => {
  const both = { ...base, text: ['new'] }
  expect(mergeVersions({ base, mine: both, theirs: both }, [text]).collisions).toEqual([])
})

test('the columns of a table belong together', () => {
  const theirs = { ...base, 'volume[]': ['750', '500'], 'code[]': ['A', 'B'] }
  expect(mergeVersions({ base, mine: base, theirs }, [packs]).merged).toEqual(theirs)
  expect(mergeVersions({ base, mine: { ...base, 'code[]': ['X'] }, theirs }, [packs]).collisions).toEqual([packs])
})

test('a group can be taken from the other version by itself', () => {
  expect(withGroup(base, { text: ['theirs'] }, text)).toEqual({ ...base, text: ['theirs'] })
  expect(withGroup(base, {}, packs)).toEqual({ ...base, 'volume[]': [], 'code[]': [] })
})

const lines = { ...group('qty[]', 'price[]'), rows: { row: 'Line', cells: ['Quantity', 'Price'], words: {} } }
const table = (...rows: string[]) => {
  const cells = rows.map((row) => row.split(' '))
  return { 'qty[]': cells.map(([qty]) => qty!), 'price[]': cells.map(([, price]) => price!) }
}
const before = table('1 10', '2 20', '3 30')

test.each([
  ['different lines', table('1 11', '2 20', '3 30'), table('1 10', '2 20', '9 30'), table('1 11', '2 20', '9 30')],
  [
    'different cells of a line',
    table('1 10', '2 25', '3 30'),
    table('1 10', '5 20', '3 30'),
    table('1 10', '5 25', '3 30'),
  ],
  [
    'added lines',
    table('1 10', '2 20', '3 30', '4 40'),
    table('1 10', '2 20', '3 30', '5 50'),
    table('1 10', '2 20', '3 30', '4 40', '5 50'),
  ],
  ['one removed, another changed', table('1 10', '3 30'), table('1 12', '2 20', '3 30'), table('1 12', '3 30')],
  [
    'one removed that the other changed',
    table('1 10', '3 30'),
    table('1 10', '2 22', '3 30'),
    table('1 10', '3 30', '2 22'),
  ],
  [
    'moved lines, another changed',
    table('3 30', '1 10', '2 20'),
    table('1 10', '2 21', '3 30'),
    table('3 30', '1 10', '2 21'),
  ],
])('%s come together', (_what, mine, theirs, merged) => {
  expect(mergeVersions({ base: before, mine, theirs }, [lines])).toMatchObject({ merged, collisions: [] })
})

test('a cell that both changed collides alone, and can be taken from either', () => {
  const mine = table('1 11', '2 20', '3 33')
  const theirs = table('1 12', '2 20', '4 30')
  const { merged, theirs: other, collisions } = mergeVersions({ base: before, mine, theirs }, [lines])
  expect(merged).toEqual(table('1 11', '2 20', '4 33'))
  expect(collisions.map(({ label }) => label)).toEqual(['Price: Line 1'])
  expect(withGroup(merged, other, collisions[0]!)).toEqual(table('1 12', '2 20', '4 33'))
})
