/** The process that sets PDFs; `print-process.ts` starts it and talks with it. */
import { answerTasks } from '#server/files/processes/worker-process.ts'
import { toBuffer } from '#server/files/message-bytes.ts'
import type { PrintAnswer, PrintTask } from './print-process.ts'
import type { Typesetter } from './typesetter.ts'

let typesetter: Promise<Typesetter | null> | undefined

answerTasks(1.5 * 1024 ** 3, resultOf)

async function resultOf(task: PrintTask): Promise<PrintAnswer | boolean | string[]> {
  const found = await (typesetter ??= openTypesetter())
  if (task.kind === 'check') return found !== null
  if (found === null) return null
  const { template, data, pictures } = task.job
  const buffers = Object.entries(pictures).map(([name, bytes]) => [name, toBuffer(bytes)] as const)
  const job = { template, data, pictures: Object.fromEntries(buffers) }
  return task.kind === 'pages' ? found.pages(job) : found.print(job)
}

/** The compiler is machine code, and its publisher has none for some machines: loading it fails there. */
async function openTypesetter(): Promise<Typesetter | null> {
  const loaded = await import('./typesetter.ts').catch(() => null)
  return loaded && new loaded.Typesetter()
}
