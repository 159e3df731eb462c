/** The process that makes submittal packs. */
import { answerTasks } from '#server/files/processes/worker-process.ts'
import { Typesetter } from '#server/print/typesetter.ts'
import { makePack } from './make-pack.ts'
import type { PackTask } from './pack-task.ts'

let typesetter: Typesetter | undefined

answerTasks(1.2 * 1024 ** 3, (task: PackTask) => makePack((typesetter ??= new Typesetter()), task))
