import { expect, test } from 'vitest'
import { blankRecord } from '#domain/fields/field.ts'
import { CATALOGUE_FIELDS } from './catalogue-fields.ts'
import { catalogueFile, toCatalogueView } from './catalogue-view.ts'

const catalogue = (fileAr: string | null, fileEn: string | null) => ({
  ...blankRecord(CATALOGUE_FIELDS),
  source: 'file' as const,
  fileAr,
  fileEn,
})

test('each language has its own file, at an address that stays', () => {
  const both = catalogue('a.pdf', 'e.pdf')
  expect(toCatalogueView(both, 'ar', null)).toMatchObject({
    file: '/catalogue/ar.pdf',
    only: null,
    other: '/catalogue/en.pdf',
  })
  expect(toCatalogueView(both, 'en', null)).toMatchObject({ file: '/catalogue/en.pdf', only: null })
  expect(catalogueFile(both, 'ar')).toEqual({ name: 'a.pdf', language: 'ar' })
})

test('one language alone serves both, and says which it is', () => {
  const english = catalogue(null, 'e.pdf')
  for (const locale of ['ar', 'en'] as const) {
    expect(toCatalogueView(english, locale, null)).toMatchObject({ file: '/catalogue/en.pdf', only: 'en', other: null })
    expect(catalogueFile(english, locale)).toEqual({ name: 'e.pdf', language: 'en' })
  }
  expect(toCatalogueView(catalogue('a.pdf', ''), 'en', null)).toMatchObject({ file: '/catalogue/ar.pdf', only: 'ar' })
})

test('without a file that is wanted it is printed, where there is anything to print', () => {
  const live = { isMade: true, pagePictures: [], parts: [] }
  for (const one of [catalogue(null, null), { ...catalogue('a.pdf', null), source: 'live' as const }])
    expect(toCatalogueView(one, 'en', live)).toMatchObject({ file: '/catalogue/en.pdf', only: null, ...live })
})

test('without a file and products there is no catalogue', () => {
  expect(toCatalogueView(catalogue(null, null), 'ar', null)).toBeNull()
  expect(catalogueFile(catalogue('', null), 'ar')).toBeNull()
})
