import { type ChildProcess, fork } from 'node:child_process'
import { resolve as resolvePath } from 'node:path'

export type TaskAnswer = { id: number } & ({ ok: true; value: unknown } | { ok: false; message: string })

/** The process has ended before it answered: by itself, or because the task took too long. */
export class ProcessEnded extends Error {
  readonly tookTooLong: boolean

  constructor(name: string, tookTooLong: boolean) {
    super(`The ${name} process has ended.`)
    this.tookTooLong = tookTooLong
  }
}

export type TaskProcessOptions = {
  /** What it is called in errors. */
  name: string
  /** The file of its worker in the sources; a built server has it built. */
  worker: string
  /** All that it gets of the environment: none of the secrets of this process. */
  environment: NodeJS.ProcessEnv
  /** Milliseconds without tasks after which the process ends and gives its memory back. */
  idleLimit: number
}

/** A process of its own that answers tasks; it starts with the first one, and those that it takes down fail. */
export type TaskProcess<Task extends object> = {
  /** Answers within so many milliseconds, or the process is ended. */
  run(task: Task, limit: number): Promise<unknown>
}

/** Processes start from the folder of the package, as every command does. */
export function workerFile(source: string): string {
  const built = source.replace(/^.*\/(.*)\.ts$/, 'build/commands/$1.js')
  return resolvePath(process.env.NODE_ENV === 'production' ? built : source)
}

export function createTaskProcess<Task extends object>(options: TaskProcessOptions): TaskProcess<Task> {
  const { name, worker, environment, idleLimit } = options
  const tasks = new Map<number, { answer: (answer: TaskAnswer) => void; fail: () => void; timer: NodeJS.Timeout }>()
  let child: ChildProcess | null = null
  let idleTimer: NodeJS.Timeout | undefined
  let lastId = 0

  function start(): ChildProcess {
    const started = fork(workerFile(worker), { execArgv: [], env: environment, serialization: 'advanced' })
    started.on('message', (answer: TaskAnswer) => take(answer.id)?.answer(answer))
    started.on('exit', () => forget(started))
    // The machine may have no room for another process.
    started.on('error', () => forget(started))
    return started
  }

  function forget(ended: ChildProcess) {
    if (child !== ended) return
    child = null
    for (const id of tasks.keys()) take(id)?.fail()
  }

  function take(id: number) {
    const task = tasks.get(id)
    tasks.delete(id)
    clearTimeout(task?.timer)
    if (tasks.size === 0) rest()
    return task
  }

  /** Nothing waits for the process any more, so it keeps no command from ending. */
  function rest() {
    child?.unref()
    child?.channel?.unref()
    clearTimeout(idleTimer)
    idleTimer = setTimeout(() => child?.disconnect(), idleLimit).unref()
  }

  return {
    run(task, limit) {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      const id = ++lastId
      clearTimeout(idleTimer)
      child = child?.connected ? child : start()
      child.ref()
      child.channel?.ref()
      const busy = child
      let tookTooLong = false
      const timer = setTimeout(() => {
        tookTooLong = true
        busy.kill('SIGKILL')
      }, limit)
      tasks.set(id, {
        answer: (answer) => (answer.ok ? resolve(answer.value) : reject(new Error(answer.message))),
        fail: () => reject(new ProcessEnded(name, tookTooLong)),
        timer,
      })
      // A process may be gone before anybody has heard of its end; unheard, that error would end this one, too.
      child.send({ id, ...task }, (error) => error && forget(busy))
      return promise
    },
  }
}
