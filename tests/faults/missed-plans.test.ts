import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSite, OWNER, type Site } from '#tests/support/site.ts'
import { signIn } from '#tests/support/staff.ts'
import { fillStarted } from './started-folder.ts'
import { withDatabase } from './worlds.ts'
import { someone } from './writers.ts'

let folder: string
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'missed-plans-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

it('what was planned for a time when no server ran is done before the next one serves', async () => {
  const open = () => openSite({ DATA_DIR: folder, DEMO_CONTENT: 'off', LOG_LEVEL: 'error' })
  await fillStarted(folder)
  const first = await open()
  const { cookie } = await signIn(first.origin, OWNER, { 'X-Forwarded-For': someone() })
  const send = async (path: string, fields: Record<string, string>) => {
    const headers = { cookie, Origin: first.origin, 'X-Forwarded-For': someone() }
    const body = new URLSearchParams(fields)
    const { status } = await fetch(first.origin + path, { method: 'POST', redirect: 'manual', headers, body })
    expect(status).toBeLessThan(400)
  }
  const add = (id: string, plan: Record<string, string>) =>
    send('/admin/items/add', {
      product_slug: id,
      product_name_en: id,
      product_name_ar: id,
      category_id: 'foam',
      ...plan,
    })
  const statuses = async (site: Site) => {
    const answers = await Promise.all(['up', 'down', 'unseen'].map((id) => fetch(`${site.origin}/foam/${id}`)))
    return answers.map(({ status }) => status)
  }
  await send('/api/categories/add.php', { category_slug: 'foam', name_en: 'Foam', name_ar: 'رغوة' })
  const [soon, later] = [inSeconds(3600), inSeconds(3660)]
  await add('up', { publish_at: soon })
  await add('down', { unpublish_at: soon })
  await add('unseen', { publish_at: soon, unpublish_at: later })
  expect(await statuses(first)).toEqual([404, 200, 404])
  await first.kill()
  // As if those times had passed meanwhile.
  await withDatabase(`sqlite:${join(folder, 'site.db')}`, async (db) => {
    const records = () => db.updateTable('records')
    const [then, since] = [inSeconds(-1), inSeconds(0)]
    await records().set({ unpublish_at: then }).where('id', '=', 'down').execute()
    await records().set({ publish_at: then }).where('id', '=', 'up').execute()
    await records().set({ publish_at: then, unpublish_at: since }).where('id', '=', 'unseen').execute()
  })
  const second = await open()
  expect(await statuses(second)).toEqual([200, 404, 404])
  expect(await second.stop()).toBe(0)
})
