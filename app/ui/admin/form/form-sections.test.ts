import { expect, test } from 'vitest'
import { gapsOf, namesOf } from './form-sections.ts'

const sections = [
  {
    id: 'name',
    title: 'Name',
    fields: [
      { names: ['name_ar'], label: 'Arabic', wanted: true },
      { names: ['name_en'], label: 'English', wanted: true },
      { names: ['note'], label: 'Note' },
    ],
  },
  { id: 'packs', title: 'Packs', fields: [{ names: ['volume[]', 'code[]'], label: 'Packs', wanted: true }] },
  { id: 'video', title: 'Video', fields: [{ names: ['main_video'], label: 'Video' }] },
]

test('a section lacks what is wanted and empty', () => {
  expect(gapsOf(sections, { name_ar: ['رغوة'], name_en: [' '], 'code[]': ['A'] })).toEqual({
    name: 1,
    packs: 0,
    video: null,
  })
  expect(gapsOf(sections, {})).toEqual({ name: 2, packs: 1, video: null })
})

test('the fields of all sections have names', () =>
  expect(namesOf(sections)).toEqual(['name_ar', 'name_en', 'note', 'volume[]', 'code[]', 'main_video']))
