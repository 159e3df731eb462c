import { expect, it } from 'vitest'
import { createLog, type LogOptions } from './log.ts'

function logInto(lines: string[], options: Partial<LogOptions> = {}) {
  const stream = { write: (line: string) => lines.push(line) > 0, once: () => {} }
  return createLog({ level: 'info', format: 'json', stream, now: () => new Date('2026-03-01T08:00:00Z'), ...options })
}

it('writes one JSON line per event', () => {
  const lines: string[] = []
  logInto(lines).info('request', { status: 200, route: '/blogs/:slug' })
  expect(lines).toEqual([
    '{"time":"2026-03-01T08:00:00.000Z","level":"info","event":"request","status":200,"route":"/blogs/:slug"}\n',
  ])
})

it('keeps an event on one line, whatever is in it', () => {
  const lines: string[] = []
  logInto(lines).warn('odd', { route: 'a\nb\u2028c' })
  expect(lines[0]?.trimEnd()).not.toContain('\n')
})

it('keeps every sign of a text as it was', () => {
  const lines: string[] = []
  const texts = { quote: '"', slash: '\\\\n', arabic: 'رغوة', lone: '\ud800', nothing: undefined, list: ['"', null] }
  logInto(lines).warn('od"d', texts)
  expect(JSON.parse(lines[0]!)).toMatchObject(JSON.parse(JSON.stringify({ event: 'od"d', ...texts })))
})

it('leaves out what is below its level', () => {
  const lines: string[] = []
  const log = logInto(lines, { level: 'warn' })
  log.debug('a')
  log.info('b')
  log.warn('c')
  log.error('d')
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(['c', 'd'])
})

it('tells an error by its name, message and place, and what caused it', () => {
  const lines: string[] = []
  logInto(lines).error('failed', { error: new TypeError('no', { cause: new Error('disk') }) })
  expect(JSON.parse(lines[0]!).error).toMatchObject({ name: 'TypeError', message: 'no', cause: { message: 'disk' } })
})

it('writes short readable lines while developing', () => {
  const lines: string[] = []
  logInto(lines, { format: 'text' }).info('request', { status: 200, route: '/en' })
  expect(lines).toEqual(['08:00:00 info  request status=200 route=/en\n'])
})

it('drops lines rather than waiting for a slow reader, and says how many', () => {
  const lines: string[] = []
  let drain = () => {}
  const stream = {
    write: (line: string) => lines.push(line) !== 1,
    once: (_event: 'drain', listener: () => void) => (drain = listener),
  }
  const log = logInto(lines, { stream })
  log.info('one')
  log.info('two')
  log.info('three')
  drain()
  log.info('four')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'one' },
    { event: 'log lines dropped', count: 2 },
    { event: 'four' },
  ])
})
