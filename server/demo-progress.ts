import type { DemoContentDeps } from '#seed/store-media.ts'
import type { Log } from './log.ts'

/** A line for each quarter of the files: a first start takes a minute or more. */
export function demoProgress(log: Pick<Log, 'info'>, event: string): NonNullable<DemoContentDeps['onProgress']> {
  let told = -1
  return (stored, files) => {
    const quarter = Math.floor((stored * 4) / files)
    if (files === 0 || quarter === told) return
    told = quarter
    log.info(event, { percent: quarter * 25 })
  }
}
