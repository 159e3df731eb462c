import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSite } from '#tests/support/site.ts'

let made: Promise<string> | undefined

/** Fills a data folder with what a site without any content leaves of its first start, of which most of the time is spared. */
export async function fillStarted(folder: string): Promise<void> {
  made ??= startOnce()
  cpSync(await made, folder, { recursive: true })
}

async function startOnce(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'started-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const site = await openSite({ DATA_DIR: folder, DEMO_CONTENT: 'off', BACKUP_DIR: 'off', LOG_LEVEL: 'error' })
  await site.stop()
  return folder
}
