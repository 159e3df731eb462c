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
