/** The process that reads one file of rows and ends; `sheet-reader.ts` starts it and talks with it. */
import { once } from 'node:events'
import type { SheetRow } from '#domain/sheets/sheet-cell.ts'
import type { FileProblem, SheetFile } from '#domain/sheets/sheet-file.ts'
import { charactersOf } from './counted-sheet.ts'
import { FileRefusal } from './file-refusal.ts'
import { checkPlainWorkbook } from './plain-workbook.ts'
import { openSheet } from './open-sheet.ts'
import type { SheetAnswer, SheetTask } from './sheet-reader.ts'
import { confineWorker } from '#server/files/worker-process.ts'

const PORTION = 500
/** Long texts come in smaller portions: whoever takes them holds all of one. */
const PORTION_CHARACTERS = 2_000_000
/** A workbook of which only that it is one was asked. */
const UNREAD: SheetFile = {
  source: 'workbook',
  encoding: null,
  encodingGuessed: false,
  separator: null,
  sheets: [],
  sheet: 0,
  mergedFilled: true,
}

confineWorker({ memory: 512 * 1024 ** 2, checkMs: 50 })
process.once('message', (task: SheetTask) => void answer(task))

async function answer(task: SheetTask) {
  try {
    await read(task)
    await send({ kind: 'end' })
  } catch (error) {
    const problem: FileProblem = error instanceof FileRefusal ? error.problem : { code: 'unreadable' }
    await send({ kind: 'refused', problem })
  }
  process.disconnect()
}

async function read(task: SheetTask) {
  if (task.wants === 'plainness' && typeof task.file !== 'string') {
    await checkPlainWorkbook(task.file, task.limits)
    return send({ kind: 'file', file: UNREAD })
  }
  const sheet = await openSheet(task)
  await send({ kind: 'file', file: sheet.file })
  if (task.wants !== 'rows') return
  let portion: SheetRow[] = []
  let characters = 0
  for await (const rows of sheet.rows())
    for (const row of rows) {
      portion.push(row)
      characters += charactersOf(row)
      if (portion.length < PORTION && characters < PORTION_CHARACTERS) continue
      await handOver(portion)
      portion = []
      characters = 0
    }
  if (portion.length > 0) await handOver(portion)
}

/** The next rows wait until these have been taken, so that no more than one portion is ever on its way. */
async function handOver(rows: SheetRow[]) {
  const taken = once(process, 'message')
  await send({ kind: 'rows', rows })
  await taken
}

function send(message: SheetAnswer): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send!(message, undefined, {}, (error: Error | null) => (error ? reject(error) : resolve()))
  })
}
