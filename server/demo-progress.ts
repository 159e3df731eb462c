import type { DemoContentDeps } from '#seed/store-media.ts'
import type { Log } from './log.ts'

/** A line for each quarter: a first start takes a minute or more. */
export function demoProgress(log: Pick<Log, 'info'>): NonNullable<DemoContentDeps['onProgress']> {
  let told = -1
  return (stored, files) => {
    const quarter = Math.floor((stored * 4) / Math.max(1, files))
    if (quarter === told) return
    told = quarter
    log.info('loading the demo content', { percent: quarter * 25 })
  }
}
