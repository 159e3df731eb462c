import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '../../server/data/database.ts'
import { openSite, type Site } from '../support/site.ts'
import { someone } from './writers.ts'

let folder: string
let site: Site
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stop-'))
  site = await openSite({ DATA_DIR: folder, DEMO_CONTENT: 'off', LOG_LEVEL: 'error' })
})
afterEach(async () => {
  await site.kill()
  rmSync(folder, { recursive: true, force: true })
})

const counts = { answered: 0, turnedAway: 0 }
const failed: string[] = []
const sent = new Set<string>()

/** Asks and sends over kept connections until nobody listens any more. */
async function visit(): Promise<void> {
  for (let turn = 0; ; turn++) {
    const email = `${someone()}@client.example`
    const isSending = turn % 3 === 0
    const answer = await fetch(`${site.origin}${isSending ? '/api/mails/contact.php' : '/en/faq'}`, {
      headers: { 'X-Forwarded-For': someone() },
      ...(isSending
        ? { method: 'POST', body: new URLSearchParams({ name: 'Omar', email, message: 'A question' }) }
        : {}),
    }).catch((error: Error) => error.cause as NodeJS.ErrnoException)
    if (answer instanceof Response) {
      await answer.arrayBuffer()
      if (!answer.ok) failed.push(`${answer.status}`)
      else if (isSending) sent.add(email)
      counts.answered += 1
    } else if (answer.code === 'ECONNREFUSED') {
      counts.turnedAway += 1
      return
    } else {
      failed.push(answer.code ?? answer.message)
    }
  }
}

it('a site that is told to stop under load answers whatever it took, and takes no more', async () => {
  const visitors = Array.from({ length: 12 }, visit)
  await expect.poll(() => counts.answered, { timeout: 60_000 }).toBeGreaterThan(50)
  const before = counts.answered
  const code = await site.stop()
  await Promise.all(visitors)
  const db = openDatabase({ kind: 'sqlite', file: join(folder, 'site.db') }, () => {})
  const kept = new Set((await db.selectFrom('messages').select('email').execute()).map(({ email }) => email))
  await db.destroy()
  const lost = [...sent].filter((email) => !kept.has(email))
  process.stdout.write(
    `told to stop: ${counts.answered - before} more answered, ${failed.length} failed, ` +
      `${counts.turnedAway} turned away afterwards; ${sent.size} sent, ${lost.length} lost\n`,
  )
  expect({ code, failed, lost }).toEqual({ code: 0, failed: [], lost: [] })
  expect(counts.answered).toBeGreaterThan(before)
})
