import { expect, it } from 'vitest'
import { checkFields, minutes, place, price, rating, wholeNumber } from './field-checks.ts'

const namesOf = (...checks: Parameters<typeof checkFields>[0]) => Object.keys(checkFields(checks))

it('lets pass what is not sent, and what is sent as nothing', () =>
  expect(namesOf(rating(undefined), price(undefined), place('category_sort_id', null))).toEqual([]))

it('knows ratings, prices and whole numbers', () => {
  expect(
    namesOf(
      rating(0),
      price(0),
      wholeNumber('comments_count', 0, 0),
      minutes('reading_time', 1),
      place('category_sort_id', -3),
    ),
  ).toEqual([])
  expect(namesOf(rating(5.01), price(-0.01), minutes('reading_time', 0), place('sort', 0.5))).toEqual([
    'rating',
    'price',
    'reading_time',
    'sort',
  ])
})

it('refuses what is no number and what no column can hold', () =>
  expect(namesOf(rating(Number.NaN), price(Infinity), place('sort', 2_147_483_648))).toEqual([
    'rating',
    'price',
    'sort',
  ]))
