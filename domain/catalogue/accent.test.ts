import { expect, it } from 'vitest'
import { accentOf } from './accent.ts'

const at = (sortId: number | null, id = 'anchors') => accentOf({ id, sortId })

it('gives categories the colours in turn, by their places, and again from the first', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((place) => at(place))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 1])
  expect([0, -1, -8].map((place) => at(place))).toEqual([8, 7, 8])
})

it('gives one without a place a colour all the same, and always that', () => {
  const ids = ['anchors', 'rope', 'paint', 'مسامير']
  for (const id of ids) expect(at(null, id)).toBe(at(null, id))
  expect(new Set(ids.map((id) => at(null, id))).size).toBeGreaterThan(1)
})
