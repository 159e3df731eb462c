import { expect, test } from 'vitest'
import { CATEGORY_FIELDS } from '../../../../domain/catalogue/category-fields.ts'
import { RecordPart } from './record-part.tsx'

test('a part of a form that lacks a control, or has one of another part, does not compile', () => {
  const part = { table: CATEGORY_FIELDS, section: 'picture', title: 'Picture' } as const
  expect(<RecordPart {...part} controls={{ image: 'a control' }} />).toBeDefined()
  // @ts-expect-error -- lacks the control of the picture
  expect(<RecordPart {...part} controls={{}} />).toBeDefined()
  // @ts-expect-error -- the name stands in another part
  expect(<RecordPart {...part} controls={{ image: 'a control', name: 'a control' }} />).toBeDefined()
})
