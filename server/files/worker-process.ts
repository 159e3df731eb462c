import { getPriority, setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { TaskAnswer } from './task-process.ts'

const LOW_PRIORITY = 5

/** In a thread of its own: what reads a file may not come back for as long as that takes. */
const MEMORY_WATCH = `
const { memory, checkMs } = require('node:worker_threads').workerData
setInterval(() => {
  if (process.memoryUsage.rss() > memory) process.kill(process.pid, 'SIGKILL')
}, checkMs)`

/**
 * What a process is that works on files of strangers for the server: it gives way to the server, ends when it holds more
 * bytes of memory than it may, and ends with the server alone.
 */
export function confineWorker({ memory, checkMs }: { memory: number; checkMs: number }): void {
  // Whoever has started the site with less must not be asked for more: only root would get it.
  if (getPriority() < LOW_PRIORITY) setPriority(LOW_PRIORITY)
  new Worker(MEMORY_WATCH, { eval: true, workerData: { memory, checkMs } }).unref()
  // A terminal and a supervisor tell all processes of the site to stop at once. The server would take an early end for the
  // fault of a file.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
  process.on('disconnect', () => process.exit())
}

/** Answers every task of the server with what is made of it, or with why there is nothing. */
export function answerTasks<Task extends { id: number }>(resultOf: (task: Task) => Promise<unknown>): void {
  process.on('message', (task: Task) => void answer(task, resultOf))
}

async function answer<Task extends { id: number }>(task: Task, resultOf: (task: Task) => Promise<unknown>) {
  try {
    send({ id: task.id, ok: true, value: await resultOf(task) })
  } catch (error) {
    send({ id: task.id, ok: false, message: error instanceof Error ? error.message : String(error) })
  }
}

function send(message: TaskAnswer) {
  process.send?.(message)
}
