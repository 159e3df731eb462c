import {
  type SheetRow,
  type FileProblem,
  SHEET_LIMITS,
  type SheetChoice,
  type SheetFile,
  type SheetLimits,
} from '#domain/sheets/sheet-file.ts'
import type { Turn } from '#server/files/processes/concurrency-limit.ts'
import { createTaskProcess, type EndReason, ProcessEnded } from '#server/files/processes/task-process.ts'
import type { OpenedFile } from './open-sheet.ts'

/** A file of rows: where it lies, or its bytes. */
export type SheetSource = string | Uint8Array

/** Rows, what the file is, or only whether there is nothing active in it. */
export type SheetTask = OpenedFile & { wants: 'rows' | 'file' | 'plainness' }
/** What is handed over: what the file is, then its rows. */
export type SheetPart = { file: SheetFile } | { rows: SheetRow[] }

type SheetResult = { ok: true; file: SheetFile } | { ok: false; problem: FileProblem }

type SheetOptions = SheetChoice & { limits?: Partial<SheetLimits>; turn: Turn }

/** Takes the rows with a value, 500 at a time, in order; the next come when it has settled. */
type TakeRows = (rows: SheetRow[], file: SheetFile) => void | Promise<void>

const tasks = createTaskProcess<SheetTask>({
  name: 'sheet',
  worker: 'server/sheets/sheet-worker.ts',
  // Without the secrets of this process.
  environment: { MALLOC_ARENA_MAX: '2' },
  // Each file has a process of its own.
  idleLimit: 0,
  // Megabytes of objects. What it says when it runs out of memory is no news of this site.
  fork: { execArgv: ['--max-old-space-size=400'], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
})

/**
 * Reads a file of rows: a workbook (XLSX, XLSM without its macros) or CSV, TSV, TXT, distinguished by their content. It is read
 * in a process of its own, once to count and once to hand the rows over, so a file beyond a limit is refused before the
 * first row. What a hostile file does to that process, nobody here notices. Without `take` the file is only described.
 */
export function readSheet(source: SheetSource, options: SheetOptions, take?: TakeRows): Promise<SheetResult> {
  const { limits, turn, ...choice } = options
  const wants = take ? 'rows' : 'file'
  return run({ file: source, choice, limits: { ...SHEET_LIMITS, ...limits }, wants }, turn, take)
}

/** Why a workbook or a file of text does more than to say what it holds: macros, formulas that reach out, anything from outside. */
export async function checkPlainness(
  file: Uint8Array,
  { limits, turn }: Pick<SheetOptions, 'limits' | 'turn'>,
): Promise<FileProblem | null> {
  const result = await run({ file, choice: {}, limits: { ...SHEET_LIMITS, ...limits }, wants: 'plainness' }, turn)
  return result.ok ? null : result.problem
}

async function run(task: SheetTask, turn: Turn, takeRows?: TakeRows): Promise<SheetResult> {
  const { milliseconds: processorMs } = task.limits
  let file: SheetFile | undefined
  async function take(part: unknown) {
    const sent = part as SheetPart
    if ('file' in sent) file = sent.file
    else await takeRows?.(sent.rows, file!)
  }
  try {
    const problem = (await tasks.run(task, { turn, processorMs, take })) as FileProblem | null
    return problem ? { ok: false, problem } : { ok: true, file: file! }
  } catch (error) {
    if (!(error instanceof ProcessEnded)) throw error
    return { ok: false, problem: problemOf(error.reason, processorMs) }
  }
}

function problemOf(reason: EndReason, limit: number): FileProblem {
  if (reason === 'time') return { code: 'slow', limit }
  return { code: reason === 'machine' ? 'later' : 'unreadable' }
}
