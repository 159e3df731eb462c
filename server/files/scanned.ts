import { uploadMessages } from '#content/upload-messages.ts'
import type { Log } from '#server/log.ts'
import { type Inspection, refused } from './inspection.ts'
import type { VirusScan } from './virus-scan.ts'

export type ScanDeps = { scan?: VirusScan | undefined; log: Log }

/** What has stood the inspection, unless the scanner finds something in it as it was sent, or cannot say. */
export async function scanned<T>({ scan, log }: ScanDeps, bytes: Buffer, sound: Inspection<T>): Promise<Inspection<T>> {
  const result = await scan?.(bytes)
  if (result?.kind === 'found') {
    log.warn('upload with a virus refused', { virus: result.name })
    return refused(uploadMessages.infected)
  }
  if (result?.kind === 'unknown') {
    log.error('an upload could not be scanned', { reason: result.reason })
    return refused(uploadMessages.notScanned)
  }
  return sound
}
