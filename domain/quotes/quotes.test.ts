import { expect, test } from 'vitest'
import { chatText } from './chat-text.ts'
import { readTakenOrigin, readTakenRows } from './taken-form.ts'

const frame = { number: 'RQ-2026-00001', url: 'https://site.example/x' }

test('a list in a chat has its number, a line each, and its link', () => {
  expect(chatText([['RW1', '750 ml', '2 cartons']], frame)).toBe(
    'RQ-2026-00001\nRW1 – 750 ml – 2 cartons\nhttps://site.example/x',
  )
  expect(chatText([['RW1', '', '1 piece']])).toBe('RW1 – 1 piece')
})

test('a long list is cut for a chat at whole lines', () => {
  const text = chatText(
    Array.from({ length: 200 }, (_, index) => [`RW${index}`, '750 ml', '2 cartons']),
    frame,
  )
  expect(text.length).toBeLessThanOrEqual(1800)
  expect(text).toMatch(/2 cartons\n\+ \d+\nhttps:\/\/site\.example\/x$/)
})

test('a row is a line by whatever it was called, and one in which nothing stands is none', () => {
  const { rows, problems } = readTakenRows({
    'item[]': ['RW300401', '', ' رغوة حمراء '],
    'qty[]': ['١٢', '', ''],
    'unit[]': ['carton', '', ''],
    'note[]': ['', '', 'by Sunday'],
  })
  expect(problems).toEqual({})
  expect(rows.map(({ place, line: { text, qty, unit, note } }) => [place, text, qty, unit, note])).toEqual([
    [0, 'RW300401', 12, 'carton', ''],
    [2, 'رغوة حمراء', 1, 'piece', 'by Sunday'],
  ])
})

test('what is wrong is told of the row where it stands', () => {
  const { problems } = readTakenRows({ 'item[]': ['', '', 'a'], 'qty[]': ['', '5', 'many'] })
  expect(problems).toEqual({ 'item[1]': 'missing', 'qty[2]': 'qty-invalid' })
})

test('a form of one row, and of none, is read as well', () => {
  expect(readTakenRows({ 'item[]': 'a', 'qty[]': '2' }).rows).toHaveLength(1)
  expect(readTakenRows({})).toEqual({ rows: [], problems: {} })
})

test('whatever else is sent for it, it came by telephone and in Arabic', () => {
  expect(readTakenOrigin({ source: 'visit', locale: 'en' })).toEqual({ cameBy: 'visit', locale: 'en' })
  expect(readTakenOrigin({ source: 'list', locale: 'fr' })).toEqual({ cameBy: 'phone', locale: 'ar' })
})
