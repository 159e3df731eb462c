import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSite, type Site } from '#tests/support/site.ts'

/** A data folder of its own with the demo content: a copy of what was made for all tests, if TEST_DEMO names it. */
export async function demoData(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'demo-'))
  const made = process.env['TEST_DEMO']
  if (made) cpSync(made, folder, { recursive: true })
  else await (await openSite({ DATA_DIR: folder })).stop()
  return folder
}

/** The built site with the demo content and its pictures. */
export async function openDemoSite(): Promise<Site> {
  const folder = await demoData()
  const site = await openSite({ DATA_DIR: folder })
  return {
    ...site,
    async stop(signal) {
      const code = await site.stop(signal)
      rmSync(folder, { recursive: true, force: true })
      return code
    },
  }
}
