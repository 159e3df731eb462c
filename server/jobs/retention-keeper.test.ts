import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { createRetentionKeeper } from './retention-keeper.ts'

async function linesOf(cleanUp: Parameters<typeof createRetentionKeeper>[0]['retention']['cleanUp']) {
  const lines: { level: string; event: string }[] = []
  const stream = { write: (line: string) => lines.push(JSON.parse(line)) > 0, once: () => {} }
  const log = createLog({ level: 'debug', format: 'json', stream, now: () => new Date() })
  const keeper = createRetentionKeeper({ retention: { cleanUp }, log })
  keeper.start()
  await keeper.stop()
  return lines
}

test('the log says what was removed', async () => {
  const counts = { messages: 4, spam: 2, mails: 12, audit: 0 }
  expect(await linesOf(async () => counts)).toMatchObject([{ level: 'info', event: 'old data removed', ...counts }])
})

test('a look that comes too early says nothing', async () => {
  expect(await linesOf(async () => null)).toEqual([])
})

test('a clean-up that fails is tried again later and said to have failed', async () => {
  const fails = async () => Promise.reject(new Error('away'))
  expect(await linesOf(fails)).toMatchObject([{ level: 'error', event: 'old data stays' }])
})
