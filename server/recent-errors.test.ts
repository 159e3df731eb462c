import { expect, it } from 'vitest'
import { rememberErrors } from './recent-errors.ts'

function world() {
  let now = Date.UTC(2026, 4, 1)
  const written: string[] = []
  const write = (level: string) => (event: string) => void written.push(`${level} ${event}`)
  const log = { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') }
  return { ...rememberErrors(log, () => new Date((now += 1000))), written }
}

it('warnings and errors are remembered, newest first, and all lines are still written', () => {
  const { log, recentErrors, written } = world()
  log.info('backup taken')
  log.warn('mail not sent', { code: 'EAUTH 535', mail: '7' })
  log.error('page failed', { id: 'abc', error: Object.assign(new Error('x'), { code: 'SQLITE_FULL' }) })
  expect(recentErrors()).toMatchObject([
    { level: 'error', event: 'page failed', cause: 'SQLITE_FULL', id: 'abc', count: 1 },
    { level: 'warn', event: 'mail not sent', cause: 'EAUTH 535', id: '', count: 1 },
  ])
  expect(written).toEqual(['info backup taken', 'warn mail not sent', 'error page failed'])
})

it('what happens again is counted and comes first again', () => {
  const { log, recentErrors } = world()
  log.warn('mail not sent', { code: 'ECONNREFUSED' })
  log.error('backup failed', { error: new TypeError('x') })
  log.warn('mail not sent', { code: 'ECONNREFUSED' })
  expect(recentErrors().map(({ event, cause, count }) => [event, cause, count])).toEqual([
    ['mail not sent', 'ECONNREFUSED', 2],
    ['backup failed', 'TypeError', 1],
  ])
})

it('a message of an error, which may hold what somebody typed, is not kept', () => {
  const { log, recentErrors } = world()
  log.error('call failed', { error: new Error('duplicate key: noura@client.example'), typed: 'noura@client.example' })
  expect(JSON.stringify(recentErrors())).not.toContain('noura')
})

it('only the last twenty are kept', () => {
  const { log, recentErrors } = world()
  for (let count = 0; count < 50; count++) log.error(`event ${count}`)
  expect(recentErrors()).toHaveLength(20)
  expect(recentErrors()[0]).toMatchObject({ event: 'event 49' })
})
