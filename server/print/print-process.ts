import { toBuffer } from '#server/files/message-bytes.ts'
import { createTaskProcess, ProcessEnded } from '#server/files/processes/task-process.ts'
import {
  MOST_PRINTED_BYTES,
  PRINT_LIMITS,
  PrintFailure,
  type Printed,
  type PrintJob,
  type PrintKind,
} from './print-job.ts'

export type PrintTask = { kind: 'check' } | { kind: 'print' | 'pages'; job: PrintJob }
/** Null for a machine without a compiler. */
export type PrintAnswer = { pdf: Uint8Array; pages: number; inaccessible: string | null } | null

export type PrintProcess = {
  /** Fails with a `PrintFailure`. */
  print(kind: PrintKind, job: PrintJob): Promise<Printed>
  /** Its pages as drawings (SVG). */
  pages(kind: PrintKind, job: PrintJob): Promise<string[]>
  /** Whether there is a compiler for this machine; null where the process did not answer. */
  canPrint(): Promise<boolean | null>
}

export type PrintProcessOptions = {
  worker?: string
  limits?: Record<PrintKind, number>
  /** How many wait behind the one that is printed. */
  queue?: number
  /** Milliseconds without tasks after which the process ends and gives its memory back. */
  idleLimit?: number
}

/** Without the secrets of this process. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2' }
const turnOf = (kind: PrintKind) => ({ lane: kind === 'quotation' ? 'quotations' : 'print', sender: '' }) as const
/** It waits behind no document. */
const CHECK = { turn: { lane: 'background', sender: 'print' }, processorMs: 10_000 } as const

/**
 * PDFs are set in a process of their own, one after another, which runs behind everything else and alone loads the compiler.
 * It starts with the first document and ends some time after the last. Quotations wait for quotations alone: a second
 * process sets them beside a catalogue.
 */
export function createPrintProcess(options: PrintProcessOptions = {}): PrintProcess {
  const { worker = 'server/print/print-worker.ts', limits = PRINT_LIMITS, queue = 50, idleLimit = 60_000 } = options
  const tasks = createTaskProcess<PrintTask>({ name: 'print', worker, environment: ENVIRONMENT, idleLimit })
  let inside = 0
  let checked: boolean | null = null

  async function set(kind: PrintKind, job: PrintJob): Promise<Printed> {
    const how = { turn: turnOf(kind), processorMs: limits[kind] }
    const answer = (await tasks.run({ kind: 'print', job }, how)) as PrintAnswer
    if (answer === null) throw new PrintFailure('unavailable', 'there is no compiler for this machine')
    if (answer.pdf.length > MOST_PRINTED_BYTES) throw new PrintFailure('too-large')
    return { ...answer, pdf: toBuffer(answer.pdf) }
  }

  return {
    async print(kind, job) {
      if (inside > queue) throw new PrintFailure('busy')
      inside++
      try {
        return await set(kind, job)
      } catch (error) {
        throw failureOf(error)
      } finally {
        inside--
      }
    },
    async pages(kind, job) {
      const answer = await tasks
        .run({ kind: 'pages', job }, { turn: turnOf(kind), processorMs: limits[kind] })
        .catch((error) => {
          throw failureOf(error)
        })
      return (answer ?? []) as string[]
    },
    async canPrint() {
      checked ??= (await tasks.run({ kind: 'check' }, CHECK).catch(() => null)) as boolean | null
      return checked
    },
  }
}

export const printProcess = createPrintProcess()

function failureOf(error: unknown): PrintFailure {
  if (error instanceof PrintFailure) return error
  if (error instanceof ProcessEnded) return new PrintFailure(error.reason === 'time' ? 'too-long' : 'ended')
  return new PrintFailure('refused', error instanceof Error ? error.message : String(error))
}
