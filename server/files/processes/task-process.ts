import { type ChildProcess, fork, type ForkOptions } from 'node:child_process'
import { resolve as resolvePath } from 'node:path'
import { inTurn, type Turn } from './concurrency-limit.ts'

export type SentTask<Task> = { task: Task; processorMs: number }
/** What it says: a part of the result, behind which it waits to be told to go on, or how it ended. */
export type WorkerMessage =
  | { kind: 'part'; value: unknown }
  | { kind: 'done'; value: unknown }
  | { kind: 'failed'; message: string }
export const GO_ON = 'go on'

/** By these a worker ends itself that has taken more than it may. */
export const OUT_OF_TIME = 'SIGVTALRM'
export const OUT_OF_MEMORY = 'SIGUSR2'

/** Why a process ended before it had answered. Of `machine` the task is not to blame. */
export type EndReason = 'time' | 'memory' | 'crash' | 'machine'

export class ProcessEnded extends Error {
  readonly reason: EndReason

  constructor(name: string, reason: EndReason) {
    super(`The ${name} process has ended (${reason}).`)
    this.reason = reason
  }
}

const { NODE_COMPILE_CACHE } = process.env
const COMPILED = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}

type TaskProcessOptions = {
  /** What it is called in errors. */
  name: string
  /** The file of its worker in the sources; a built server has it built. */
  worker: string
  /** All that it gets of the environment: none of the secrets of this process. */
  environment: NodeJS.ProcessEnv
  /** Milliseconds without tasks after which a process ends and gives its memory back. */
  idleLimit: number
  /** Milliseconds beside those of the task until a process counts as stuck. */
  grace?: number
  fork?: Pick<ForkOptions, 'execArgv' | 'stdio'>
}

type TaskRun = {
  turn: Turn
  /** Milliseconds of a processor, counted from when the work begins: a busy machine is no fault of the task. */
  processorMs: number
  /** Takes the parts of the result one by one. */
  take?: ((part: unknown) => Promise<void>) | undefined
}

/** Processes of their own that answer tasks, each one task at a time: what takes one down harms no other task. */
type TaskProcess<Task extends object> = { run(task: Task, how: TaskRun): Promise<unknown> }

/** So much longer than on a processor of its own a task may last. */
const SLOWEST = 20

/** Processes start from the folder of the package, as every command does. */
function workerFile(source: string): string {
  const built = source.replace(/^.*\/(.*)\.ts$/, 'build/commands/$1.js')
  return resolvePath(process.env.NODE_ENV === 'production' ? built : source)
}

export function createTaskProcess<Task extends object>(options: TaskProcessOptions): TaskProcess<Task> {
  const { name, grace = 30_000 } = options
  const processes = createProcessPool(options)
  const work = async (task: Task, { processorMs, take }: TaskRun) => {
    const child = processes.wake()
    const answer = await answerOf(child, {
      name,
      sent: { task, processorMs },
      patience: grace + SLOWEST * processorMs,
      take,
    })
    processes.rest(child)
    if (answer.kind === 'failed') throw new Error(answer.message)
    return answer.value
  }
  return {
    run: (task, how) =>
      inTurn(how.turn, () =>
        work(task, how).catch((error: unknown) => {
          if (how.take || !(error instanceof ProcessEnded) || error.reason !== 'machine') throw error
          return work(task, how)
        }),
      ),
  }
}

/** Processes that have answered and wait for another task, until they have waited too long. */
function createProcessPool({ worker, environment, idleLimit, fork: forking }: TaskProcessOptions) {
  const idle = new Map<ChildProcess, NodeJS.Timeout>()

  function forget(child: ChildProcess, timer: NodeJS.Timeout | undefined) {
    clearTimeout(timer)
    idle.delete(child)
    child.removeAllListeners('exit').removeAllListeners('error')
  }

  return {
    wake(): ChildProcess {
      for (const [child, timer] of idle) {
        forget(child, timer)
        if (!child.connected) continue
        child.ref()
        child.channel?.ref()
        return child
      }
      const env = { ...environment, ...COMPILED }
      return fork(workerFile(worker), { execArgv: [], ...forking, env, serialization: 'advanced' })
    },
    /** Nothing waits for the process any more, so it keeps no command from ending. */
    rest(child: ChildProcess) {
      const timer = setTimeout(() => child.connected && child.disconnect(), idleLimit).unref()
      for (const event of ['exit', 'error'] as const) child.once(event, () => forget(child, timer))
      idle.set(child, timer)
      child.unref()
      child.channel?.unref()
    },
  }
}

type Sending = Pick<TaskRun, 'take'> & { name: string; sent: SentTask<object>; patience: number }

/** How the worker ended the task; rejected, and the process killed, where it did not. */
function answerOf(child: ChildProcess, { name, sent, patience, take }: Sending) {
  const { promise, resolve, reject } = Promise.withResolvers<Exclude<WorkerMessage, { kind: 'part' }>>()
  let timer: NodeJS.Timeout | undefined

  function settle() {
    clearTimeout(timer)
    for (const event of ['message', 'exit', 'error'] as const) child.removeAllListeners(event)
  }
  function end(error: unknown) {
    settle()
    child.on('error', () => {})
    child.kill('SIGKILL')
    reject(error instanceof Error ? error : new Error(String(error)))
  }
  function watch() {
    timer = setTimeout(() => end(new ProcessEnded(name, 'machine')), patience)
  }
  // A process may be gone before anybody has heard of its end; unheard, that error would end this one, too.
  const send = (message: SentTask<object> | typeof GO_ON) => child.send(message, () => {})

  child.on('message', (message: WorkerMessage) => {
    clearTimeout(timer)
    if (message.kind !== 'part') {
      settle()
      resolve(message)
      return
    }
    const taken = take?.(message.value) ?? Promise.resolve()
    taken.then(() => (watch(), send(GO_ON)), end)
  })
  // The machine may have no room for another process.
  child.on('error', () => end(new ProcessEnded(name, 'machine')))
  child.on('exit', (_code, signal) => end(new ProcessEnded(name, reasonOf(signal))))
  watch()
  send(sent)
  return promise
}

const REASONS: Partial<Record<NodeJS.Signals, EndReason>> = { [OUT_OF_TIME]: 'time', [OUT_OF_MEMORY]: 'memory' }
/** Of a library that has lost its way, or a heap that is full. */
const CRASHES: NodeJS.Signals[] = ['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGTRAP', 'SIGFPE']

/** Whatever else ends a process comes from outside: the system that needs its memory, an operator, a disk that is full. */
function reasonOf(signal: NodeJS.Signals | null): EndReason {
  if (signal === null) return 'machine'
  return REASONS[signal] ?? (CRASHES.includes(signal) ? 'crash' : 'machine')
}
