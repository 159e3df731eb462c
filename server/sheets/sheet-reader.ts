import { fork } from 'node:child_process'
import type { SheetRow } from '#domain/sheets/sheet-cell.ts'
import {
  type FileProblem,
  SHEET_LIMITS,
  type SheetChoice,
  type SheetFile,
  type SheetLimits,
} from '#domain/sheets/sheet-file.ts'
import { createConcurrencyLimit } from '#server/files/concurrency-limit.ts'
import { workerFile } from '#server/files/task-process.ts'
import type { OpenedFile } from './open-sheet.ts'

/** A file of rows: where it lies, or its bytes. */
export type SheetSource = string | Uint8Array

/** Rows, what the file is, or only whether it is a workbook without anything active. */
export type SheetTask = OpenedFile & { wants: 'rows' | 'file' | 'plainness' }
export type SheetAnswer =
  | { kind: 'file'; file: SheetFile }
  | { kind: 'rows'; rows: SheetRow[] }
  | { kind: 'end' }
  | { kind: 'refused'; problem: FileProblem }

export type SheetResult = { ok: true; file: SheetFile } | { ok: false; problem: FileProblem }

export type SheetOptions = SheetChoice & { limits?: Partial<SheetLimits> }

/** Takes the rows with a value, 500 at a time, in order; the next come when it has settled. */
export type TakeRows = (rows: SheetRow[], file: SheetFile) => void | Promise<void>

/** Without the secrets of this process. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2' }
/** Megabytes of objects; what they and all else take together the worker counts itself. */
const HEAP_LIMIT = 400

/** Each may take half a gigabyte. */
const AT_ONCE = 2
const oneOfFew = createConcurrencyLimit(AT_ONCE)

/**
 * Reads a file of rows: a workbook (XLSX, XLSM without its macros) or CSV, TSV, TXT, told apart by their content. It is read
 * in a process of its own, once to count and once to hand the rows over, so a file beyond a limit is refused before the
 * first row. What a hostile file does to that process, nobody here notices. Without `take` the file is only described.
 */
export function readSheet(source: SheetSource, options: SheetOptions = {}, take?: TakeRows): Promise<SheetResult> {
  const { limits, ...choice } = options
  const wants = take ? 'rows' : 'file'
  const task: SheetTask = { file: source, choice, limits: { ...SHEET_LIMITS, ...limits }, wants }
  return oneOfFew(() => run(task, take))
}

/** Whether a file is a workbook that only says what it holds, without macros and without anything from outside; its rows are not read. */
export async function checkPlainness(file: Uint8Array, limits: Partial<SheetLimits> = {}): Promise<FileProblem | null> {
  const task: SheetTask = { file, choice: {}, limits: { ...SHEET_LIMITS, ...limits }, wants: 'plainness' }
  const result = await oneOfFew(() => run(task, undefined))
  return result.ok ? null : result.problem
}

function run(task: SheetTask, take: TakeRows | undefined): Promise<SheetResult> {
  const { promise, resolve, reject } = Promise.withResolvers<SheetResult>()
  const { milliseconds } = task.limits
  const child = fork(workerFile('server/sheets/sheet-worker.ts'), {
    execArgv: [`--max-old-space-size=${HEAP_LIMIT}`],
    env: ENVIRONMENT,
    serialization: 'advanced',
    // What it says when it runs out of memory is no news of this site.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  let file: SheetFile | null = null
  // What the rows are taken for may last; that time is not the file's.
  let left = milliseconds
  let since = performance.now()
  let timer = setTimeout(stop, left)

  function stop() {
    settle({ ok: false, problem: { code: 'slow', limit: milliseconds } })
  }

  function settle(result: SheetResult) {
    end()
    resolve(result)
  }

  function end() {
    clearTimeout(timer)
    child.kill('SIGKILL')
  }

  async function taken(rows: SheetRow[], of: SheetFile) {
    clearTimeout(timer)
    left -= performance.now() - since
    await take?.(rows, of)
    since = performance.now()
    timer = setTimeout(stop, left)
    child.send('next', () => {})
  }

  child.on('message', (answer: SheetAnswer) => {
    if (answer.kind === 'refused') settle({ ok: false, problem: answer.problem })
    else if (answer.kind === 'file') file = answer.file
    else if (file === null) return
    else if (answer.kind === 'end') settle({ ok: true, file })
    else
      taken(answer.rows, file).catch((error: unknown) => {
        end()
        reject(error)
      })
  })
  // A machine without room for another process, or a file that has taken this one down.
  child.on('error', () => settle({ ok: false, problem: { code: 'unreadable' } }))
  child.on('exit', () => settle({ ok: false, problem: { code: 'unreadable' } }))
  child.send(task, () => {})
  return promise
}
