import { expect, it } from 'vitest'
import { fromAccountFlag, fromAccountInstant, fromFlag, fromJson, toCount, toFlag, toInstant, toJson } from './codec.ts'

it('keeps yes and no as figures', () => {
  expect([toFlag(true), toFlag(false)]).toEqual([1, 0])
  expect([fromFlag(1), fromFlag(0)]).toEqual([true, false])
})

it('keeps instants as text that sorts by time', () =>
  expect(toInstant(new Date(Date.UTC(2026, 4, 1)))).toBe('2026-05-01T00:00:00.000Z'))

it('keeps lists and records as they are', () => {
  const value = { ar: ['رغوة', '"'], en: [], nested: { none: null, zero: 0 } }
  expect(fromJson(toJson(value))).toEqual(value)
})

it('counts whatever the database counts with', () => expect(['61', 61, 61n].map(toCount)).toEqual([61, 61, 61]))

it('reads the account tables of both databases', () => {
  const text = '2026-05-01T00:00:00.000Z'
  expect([fromAccountInstant(text), fromAccountInstant(new Date(text))]).toEqual([text, text])
  expect([true, 1, false, 0, null].map(fromAccountFlag)).toEqual([true, true, false, false, false])
})
