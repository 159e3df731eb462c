import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/data/engine/database.ts'
import { openLocalStorage } from '#server/files/local-storage.ts'
import { keepPicturesOfTexts, keptRenditions, QUICK, takeRenditions } from './kept-renditions.ts'
import { openSite, type Site } from '#tests/support/site.ts'

/**
 * A data folder of its own with the demo content and all its pictures rendered, as a site has them after some minutes:
 * in every width and format, quickly encoded unless a measurement needs their true weight. They are rendered once for
 * as long as what they come from stays the same, and copied for whoever asks.
 */
export async function demoData(settings = QUICK): Promise<string> {
  const kept = await keptRenditions(settings)
  const folder = mkdtempSync(join(tmpdir(), 'demo-'))
  const site = await openSite({ DATA_DIR: folder })
  await site.stop()
  const db = openDatabase({ kind: 'sqlite', file: join(folder, 'site.db') }, (error) => {
    throw error
  })
  await takeRenditions(db, await openLocalStorage(join(folder, 'uploads')), kept)
  await keepPicturesOfTexts(db, kept)
  await db.destroy()
  return folder
}

/** The built site with the demo content and its pictures. */
export async function openDemoSite(): Promise<Site> {
  const folder = await demoData()
  const site = await openSite({ DATA_DIR: folder })
  return {
    ...site,
    async stop() {
      const code = await site.stop()
      rmSync(folder, { recursive: true, force: true })
      return code
    },
  }
}
