import { once } from 'node:events'
import { getPriority, setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { GO_ON, OUT_OF_MEMORY, OUT_OF_TIME, type SentTask, type WorkerMessage } from './task-process.ts'

const LOW_PRIORITY = 5

/** In a thread of its own: what reads a file may not come back for as long as that takes. */
const WATCH = `
const { memory, end } = require('node:worker_threads').workerData
setInterval(() => {
  const { user, system } = process.cpuUsage()
  if (user + system > end[0]) process.kill(process.pid, '${OUT_OF_TIME}')
  if (process.memoryUsage.rss() > memory) process.kill(process.pid, '${OUT_OF_MEMORY}')
}, 50)`

/** Hands a part of the result over; resolves when the next is wanted, so that no more than one is ever on its way. */
export type HandOver = (part: unknown) => Promise<void>

/**
 * Makes this a process that answers the tasks of the server with what is made of each, or with why there is nothing. It works
 * on files of strangers: it gives way to the server, ends when a task takes more bytes of memory or more of a processor than
 * it may, and ends with the server alone.
 */
export function answerTasks<Task>(
  memory: number,
  resultOf: (task: Task, handOver: HandOver) => Promise<unknown>,
): void {
  // Whoever has started the site with less must not be asked for more: only root would get it.
  if (getPriority() < LOW_PRIORITY) setPriority(LOW_PRIORITY)
  /** Microseconds of processor time at which the task ends. */
  const end = new Float64Array(new SharedArrayBuffer(8)).fill(Infinity)
  new Worker(WATCH, { eval: true, workerData: { memory, end } }).unref()
  // A terminal and a supervisor tell all processes of the site to stop at once. The server would take an early end for the
  // fault of a file.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
  process.on('disconnect', () => process.exit())
  process.on('message', (message: SentTask<Task> | typeof GO_ON) => {
    if (message !== GO_ON) void answer(message)
  })

  async function answer({ task, processorMs }: SentTask<Task>) {
    const { user, system } = process.cpuUsage()
    end[0] = user + system + processorMs * 1000
    const message = await messageOf(task)
    end[0] = Infinity
    await send(message)
  }

  async function messageOf(task: Task): Promise<WorkerMessage> {
    try {
      return { kind: 'done', value: await resultOf(task, handOver) }
    } catch (error) {
      return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
    }
  }
}

async function handOver(value: unknown): Promise<void> {
  const wanted = once(process, 'message')
  await send({ kind: 'part', value })
  await wanted
}

function send(message: WorkerMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send!(message, undefined, {}, (error: Error | null) => (error ? reject(error) : resolve()))
  })
}
