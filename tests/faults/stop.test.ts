import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '#server/data/engine/database.ts'
import { openSite, type Site } from '#tests/support/site.ts'
import { fillStarted } from './started-folder.ts'
import { someone } from './writers.ts'

let folder: string
let site: Site
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stop-'))
  await fillStarted(folder)
  site = await openSite({ DATA_DIR: folder, DEMO_CONTENT: 'off', LOG_LEVEL: 'error' })
})
afterEach(async () => {
  await site.kill()
  rmSync(folder, { recursive: true, force: true })
})

const counts = { answered: 0, turnedAway: 0 }
const failed: (number | string)[] = []
const sent = new Set<string>()

/**
 * A new connection in the instant in which the door closes is broken off by the system, whatever a server does. These
 * visitors keep theirs, so nothing of what they ask may be broken off.
 */
const kept = new Agent({ keepAlive: true, maxSockets: 12 })

/** The status of the answer, or the code of what went wrong. */
async function ask(path: string, form?: URLSearchParams): Promise<number | string> {
  const asked = request(site.origin + path, {
    agent: kept,
    method: form ? 'POST' : 'GET',
    headers: { 'X-Forwarded-For': someone(), ...(form && { 'Content-Type': 'application/x-www-form-urlencoded' }) },
  }).end(form?.toString())
  try {
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    await buffer(answer)
    return answer.statusCode!
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error)
  }
}

/** Asks and sends until nobody listens any more. */
async function visit(): Promise<void> {
  for (let turn = 0; ; turn++) {
    const email = `${someone()}@client.example`
    const isSending = turn % 3 === 0
    const outcome = isSending
      ? await ask('/api/mails/contact.php', new URLSearchParams({ name: 'Omar', email, message: 'A question' }))
      : await ask('/en/contact')
    if (outcome === 'ECONNREFUSED') {
      counts.turnedAway += 1
      return
    }
    if (outcome === 200) counts.answered += 1
    else failed.push(outcome)
    if (outcome === 200 && isSending) sent.add(email)
  }
}

it('a site that is told to stop under load answers whatever it took, and takes no more', async () => {
  const visitors = Array.from({ length: 12 }, visit)
  await expect.poll(() => counts.answered, { timeout: 60_000 }).toBeGreaterThan(50)
  const before = counts.answered
  const code = await site.stop('SIGTERM')
  await Promise.all(visitors)
  const db = openDatabase({ kind: 'sqlite', file: join(folder, 'site.db') }, () => {})
  const stored = new Set((await db.selectFrom('messages').select('email').execute()).map(({ email }) => email))
  await db.destroy()
  const lost = [...sent].filter((email) => !stored.has(email))
  process.stdout.write(
    `told to stop: ${counts.answered - before} more answered, ${failed.length} failed, ` +
      `${counts.turnedAway} turned away afterwards; ${sent.size} sent, ${lost.length} lost\n`,
  )
  expect({ code, failed, lost }).toEqual({ code: 0, failed: [], lost: [] })
  expect(counts.answered).toBeGreaterThan(before)
})
