import { expect, test } from 'vitest'
import type { CATEGORY_FIELDS } from '#domain/catalogue/category-fields.ts'
import { recordPart } from './record-part.tsx'

const CategoryPart = recordPart<typeof CATEGORY_FIELDS>()

test('a part of a form that lacks a control, or has one of another part, does not compile', () => {
  const part = { section: 'picture', title: 'Picture' } as const
  expect(<CategoryPart {...part} controls={{ image: 'a control' }} />).toBeDefined()
  // @ts-expect-error -- lacks the control of the picture
  expect(<CategoryPart {...part} controls={{}} />).toBeDefined()
  // @ts-expect-error -- the name stands in another part
  expect(<CategoryPart {...part} controls={{ image: 'a control', name: 'a control' }} />).toBeDefined()
})
