import { createTaskProcess } from '#server/files/processes/task-process.ts'
import type { PackAnswer, PackTask } from './pack-task.ts'

const MINUTE = 60_000

/** Packs are made in a process of their own, one after another. */
const process = createTaskProcess<PackTask>({
  name: 'pack',
  worker: 'server/print/packs/pack-worker.ts',
  environment: { MALLOC_ARENA_MAX: '2' },
  idleLimit: MINUTE,
})

export type PackProcess = (task: PackTask) => Promise<PackAnswer>

export const packProcess: PackProcess = async (task) =>
  (await process.run(task, { turn: { lane: 'background', sender: 'packs' }, processorMs: 2 * MINUTE })) as PackAnswer
