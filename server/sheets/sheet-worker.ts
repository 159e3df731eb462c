/** A process that reads one file of rows; `sheet-reader.ts` starts it and talks with it. */
import type { SheetRow, FileProblem } from '#domain/sheets/sheet-file.ts'
import { toBuffer } from '#server/files/message-bytes.ts'
import { fileKind, FileRefusal, charactersOf } from './file-kind.ts'
import { checkPlainWorkbook } from './plain-workbook.ts'
import { openSheet } from './open-sheet.ts'
import type { SheetPart, SheetTask } from './sheet-reader.ts'
import { answerTasks, type HandOver } from '#server/files/processes/worker-process.ts'

const PORTION = 500
/** Long texts come in smaller portions: whoever takes them holds all of one. */
const PORTION_CHARACTERS = 2_000_000
answerTasks(512 * 1024 ** 2, problemOf)

/** Null for a file that was handed over as a whole. */
async function problemOf(task: SheetTask, handOver: HandOver): Promise<FileProblem | null> {
  try {
    await read(task, handOver)
    return null
  } catch (error) {
    return error instanceof FileRefusal ? error.problem : { code: 'unreadable' }
  }
}

async function read(task: SheetTask, handOver: (part: SheetPart) => Promise<void>) {
  if (task.wants === 'plainness') return checkPlainness(task)
  const sheet = await openSheet(task)
  await handOver({ file: sheet.file })
  if (task.wants !== 'rows') return
  let rows: SheetRow[] = []
  let characters = 0
  for await (const some of sheet.rows())
    for (const row of some) {
      rows.push(row)
      characters += charactersOf(row)
      if (rows.length < PORTION && characters < PORTION_CHARACTERS) continue
      await handOver({ rows })
      rows = []
      characters = 0
    }
  if (rows.length > 0) await handOver({ rows })
}

async function checkPlainness(task: SheetTask) {
  const { file, limits } = task
  if (typeof file !== 'string' && fileKind(toBuffer(file)) === 'archive') await checkPlainWorkbook(file, limits)
  else await openSheet({ ...task, isPlain: true })
}
