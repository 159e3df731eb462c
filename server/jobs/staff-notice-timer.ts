import type { Log } from '#server/log.ts'
import type { StaffNoticesService } from '#server/services/notices/staff-notices.ts'
import { createQueueWorker, type QueueWorker } from './queue-worker.ts'

const PATIENCE = 15_000

/** Looks every few seconds whether staff are to be told of something. */
export function createStaffNoticeTimer(staffNotices: StaffNoticesService, log: Log, patience = PATIENCE): QueueWorker {
  return createQueueWorker({
    work: () => staffNotices.tell(),
    onError: (error) => log.error('staff are not told by mail', { error }),
    patience,
  })
}
