import { rm } from 'node:fs/promises'
import { openSite, type Site } from '#tests/support/site.ts'
import { demoData } from '#tests/support/demo/demo-data.ts'

/** The built site with its demo content, all pictures drawn, for as long as the measuring takes. */
export async function withDemoSite<T>(measure: (site: Site) => Promise<T>, environment: Record<string, string> = {}) {
  const folder = await demoData()
  try {
    const site = await openSite({ DATA_DIR: folder, BACKUP_DIR: 'off', ...environment })
    try {
      return await measure(site)
    } finally {
      await site.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
