import { expect, test } from 'vitest'
import { isEmpty, isSame, readValues, valueOf } from './form-values.ts'

test('the texts of a form are read by name, lists in their order, files left out', () => {
  const form = new FormData()
  form.append('product_name_en', 'PU Foam')
  form.append('volume[]', '750 ml')
  form.append('volume[]', '500 ml')
  form.append('product_description_en', 'one\r\ntwo')
  form.append('product_image', new File(['x'], 'x.webp'))
  const values = readValues(form)
  expect(values).toEqual({
    product_name_en: ['PU Foam'],
    'volume[]': ['750 ml', '500 ml'],
    product_description_en: ['one\ntwo'],
  })
  expect(valueOf(values, 'product_name_en')).toBe('PU Foam')
  expect(valueOf(values, 'code')).toBe('')
})

test('what nobody can see makes no difference', () => {
  expect(isSame({ a: ['x'], 'rows[]': ['1', '', ''] }, { a: ['x'], 'rows[]': ['1'], b: [''] })).toBe(true)
  expect(isSame({ a: ['one\r\ntwo'] }, { a: ['one\ntwo'] })).toBe(true)
})

test('a changed, added or moved value is a difference', () => {
  expect(isSame({ a: ['x'] }, { a: ['y'] })).toBe(false)
  expect(isSame({ a: ['x'] }, {})).toBe(false)
  expect(isSame({ 'rows[]': ['', '1'] }, { 'rows[]': ['1'] })).toBe(false)
  expect(isSame({ a: ['x'], b: ['1'] }, { a: ['x'], b: ['2'] }, ['a'])).toBe(true)
})

test('a group of fields is empty when none of them says anything', () => {
  expect(isEmpty({ a: [' '], 'b[]': ['', ''] }, ['a', 'b[]', 'c'])).toBe(true)
  expect(isEmpty({ 'b[]': ['', '1'] }, ['a', 'b[]'])).toBe(false)
})
