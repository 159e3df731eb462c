import { expect, test } from 'vitest'
import { chatText } from './chat-text.ts'

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
