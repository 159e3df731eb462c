import { expect, test } from 'vitest'
import { readRecord } from '#domain/fields/field.ts'
import { unknownPlaceholder } from '#domain/site/content/fill-texts.ts'
import { DOCUMENT_FIELDS } from '#domain/site/content/pages/document-fields.ts'
import { TEMPLATE_GAP } from '#domain/site/content/templates.ts'
import { pageTemplate } from './templates.ts'

test.each(['policy', 'terms', 'privacy'])(
  'the template of %s is whole in both languages and has gaps for facts',
  (page) => {
    const fields = pageTemplate(page)!
    const { input, problems } = readRecord(DOCUMENT_FIELDS, fields, null)
    expect(problems).toEqual({})
    for (const { body } of input.sections!) {
      expect([body.ar, body.en]).not.toContain('')
      expect(body.ar.split(TEMPLATE_GAP)).toHaveLength(body.en.split(TEMPLATE_GAP).length)
    }
    const gaps = JSON.stringify(fields).match(TEMPLATE_GAP)
    expect(gaps).not.toBeNull()
    expect(gaps).not.toContain('[…]')
    expect(unknownPlaceholder(JSON.stringify(fields))).toBeNull()
  },
)

test('no other page has one', () => {
  expect(pageTemplate('about')).toBeNull()
  expect(pageTemplate('constructor')).toBeNull()
})
