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

const lines = {
  ...group('name[]', 'qty[]', 'price[]'),
  rows: { row: 'Line', cells: ['Name', 'Quantity', 'Price'], words: {}, keys: [0] },
}
const table = (...rows: string[]) => {
  const cells = rows.map((row) => row.split(' '))
  return Object.fromEntries(lines.names.map((column, at) => [column, cells.map((row) => row[at]!)]))
}
const before = table('A 1 10', 'B 2 20', 'C 3 30')

test.each([
  [
    'different lines',
    table('A 1 11', 'B 2 20', 'C 3 30'),
    table('A 1 10', 'B 2 20', 'C 9 30'),
    table('A 1 11', 'B 2 20', 'C 9 30'),
  ],
  [
    'different cells',
    table('A 1 10', 'B 2 25', 'C 3 30'),
    table('A 1 10', 'B 5 20', 'C 3 30'),
    table('A 1 10', 'B 5 25', 'C 3 30'),
  ],
  [
    'added lines',
    table('A 1 10', 'B 2 20', 'C 3 30', 'D 4 40'),
    table('A 1 10', 'B 2 20', 'C 3 30', 'E 5 50'),
    table('A 1 10', 'B 2 20', 'C 3 30', 'D 4 40', 'E 5 50'),
  ],
  [
    'one removed, another changed',
    table('A 1 10', 'C 3 30'),
    table('A 1 12', 'B 2 20', 'C 3 30'),
    table('A 1 12', 'C 3 30'),
  ],
  [
    'one removed that the other changed',
    table('A 1 10', 'C 3 30'),
    table('A 1 10', 'B 2 22', 'C 3 30'),
    table('A 1 10', 'B 2 22', 'C 3 30'),
  ],
  [
    'one taken by another, a price of the first changed',
    table('A 1 10', 'D 2 20', 'C 3 30'),
    table('A 1 10', 'B 2 22', 'C 3 30'),
    table('A 1 10', 'B 2 22', 'C 3 30', 'D 2 20'),
  ],
  [
    'moved lines, another changed',
    table('C 3 30', 'A 1 10', 'B 2 20'),
    table('A 1 10', 'B 2 21', 'C 3 30'),
    table('C 3 30', 'A 1 10', 'B 2 21'),
  ],
])('%s come together', (_what, mine, theirs, merged) => {
  expect(mergeVersions({ base: before, mine, theirs }, [lines])).toMatchObject({ merged, collisions: [] })
})

test('a cell that both changed collides alone, and can be taken from either', () => {
  const mine = table('A 1 11', 'B 2 20', 'C 3 33')
  const theirs = table('A 1 12', 'B 2 20', 'C 4 30')
  const { merged, theirs: other, collisions } = mergeVersions({ base: before, mine, theirs }, [lines])
  expect(merged).toEqual(table('A 1 11', 'B 2 20', 'C 4 33'))
  expect(collisions.map(({ label }) => label)).toEqual(['Price: Line 1'])
  expect(withGroup(merged, other, collisions[0]!)).toEqual(table('A 1 12', 'B 2 20', 'C 4 33'))
})
