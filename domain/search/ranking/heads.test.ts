import { expect, it } from 'vitest'
import { headOfQuery, headsOf } from './heads.ts'

it.each([
  ['سيليكون محايد S20 للواجهات', ['سيليكون']],
  ['مانع تسرب ولاصق هجين MS-55', ['مانع', 'لاصق']],
  ['لاصق الإسفنج والأقمشة SP-210', ['لاصق']],
  ['805 PU Foam, Straw Grade 750 ml', ['foam']],
  ['S20 Neutral Silicone for Façades', ['silicone']],
  ['G-10 PTFE-Coated Foam Gun', ['gun']],
  ['645 PU Wood Glue D4', ['glue']],
  ['805', []],
])('%s is a thing called %j', (name, heads) => expect(headsOf(name)).toEqual(heads))

it('asks for the first word in Arabic and for the last in English', () => {
  expect(headOfQuery('مسدس رغوة')).toBe('مسدس')
  expect(headOfQuery('foam gun')).toBe('gun')
  expect(headOfQuery('grout for tiles')).toBe('grout')
  expect(headOfQuery('750')).toBeNull()
})
