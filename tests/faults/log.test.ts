import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openSite } from '#tests/support/site.ts'
import { openFullFolder } from './failing-disk.ts'

const PATHS = ['/', '/en', '/en/contact', '/healthz']

it('a log that nobody can write costs its lines, and not the site', async () => {
  const log = openSync('/dev/full', 'w')
  const site = await openSite({ DEMO_CONTENT: 'off' }, log)
  closeSync(log)
  for (const path of PATHS) expect([path, (await fetch(site.origin + path)).status]).toEqual([path, 200])
  expect(await site.stop()).toBe(0)
})

it('a log on a disk that was full goes on when there is room', async () => {
  const full = openFullFolder()
  try {
    // Where nothing can be mounted, the folder takes no file at all and there is none to fill.
    if (full.kind.includes('nobody')) full.makeRoom()
    const file = join(full.folder, 'log')
    const log = openSync(file, 'a')
    const site = await openSite({ DEMO_CONTENT: 'off' }, log)
    closeSync(log)
    // Each is a line, and there is room for a hundred.
    for (let sent = 0; sent < 200; sent++) expect((await fetch(`${site.origin}/en/contact`)).status).toBe(200)
    full.makeRoom()
    await fetch(`${site.origin}/en/contact`)
    expect(await site.stop()).toBe(0)
    expect(readFileSync(file, 'utf8')).toContain('"event":"stopped"')
  } finally {
    full.remove()
  }
})
