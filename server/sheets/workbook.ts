import {
  isBlank,
  type SheetCell,
  type SheetRow,
  HEADING_ROWS,
  MOST_MERGED_CELLS,
  type SheetChoice,
  type SheetFile,
  type SheetLimits,
  type SheetOfFile,
} from '#domain/sheets/sheet-file.ts'
import { type Archive, openArchive } from './archive.ts'
import { archiveKind, FileRefusal, characterCounter, type CountedSheet } from './file-kind.ts'
import { type MergedCells, type CellContext, numberStyle, type NumberStyle, worksheetVisitor } from './worksheet.ts'
import { allXmlItems, unescapeText, xmlItems } from './xml-items.ts'

/** Puts the value of merged cells into each of their rows; rows come in order. */
function mergedFiller(merged: readonly MergedCells[]): (row: SheetRow) => void {
  const waiting = merged.toSorted((one, other) => other.first - one.first)
  let open: { cells: MergedCells; value: SheetCell }[] = []
  return ({ row, cells }) => {
    open = open.filter(({ cells: { last } }) => last >= row)
    for (const { cells: range, value } of open) put(cells, range.column, value)
    while ((waiting.at(-1)?.first ?? Number.POSITIVE_INFINITY) <= row) {
      const range = waiting.pop()!
      const value = range.first === row ? cells[range.column] : null
      if (!isBlank(value)) open.push({ cells: range, value: value! })
    }
  }
}

function put(cells: SheetCell[], column: number, value: SheetCell) {
  if (!isBlank(cells[column])) return
  while (cells.length < column) cells.push(null)
  cells[column] = value
}

type Relation = { id: string; type: string; target: string }
/** A sheet of the workbook and where its rows stand; nowhere for sheets of a chart alone. */
type Part = { name: string; hidden: boolean; path: string | undefined }
type Counted = SheetOfFile & { merged: MergedCells[]; path: string | undefined; problem: FileRefusal | null }

/** Opens a workbook: which sheets it has, and the rows of one. */
export async function openWorkbook(bytes: Buffer, choice: SheetChoice, limits: SheetLimits): Promise<CountedSheet> {
  const archive = await openArchive(bytes, limits)
  const kind = archiveKind(archive.names)
  if (kind !== 'workbook') throw new FileRefusal({ code: kind })
  const { parts, context } = await readParts(archive, limits)
  const sheets: Counted[] = []
  for (const part of parts) sheets.push(await countSheet(archive, part, context))
  const sheet = chosenSheet(sheets, choice.sheet)
  const chosen = sheets[sheet]
  if (!chosen) throw new FileRefusal({ code: 'unknown-sheet' })
  if (chosen.problem) throw chosen.problem
  const mergedFilled = mergedCount(chosen.merged) <= MOST_MERGED_CELLS
  const file: SheetFile = {
    source: 'workbook',
    encoding: null,
    encodingGuessed: false,
    separator: null,
    sheets: sheets.map(({ name, hidden, rows }) => ({ name, hidden, rows })),
    sheet,
    mergedFilled,
  }
  return { file, rows: () => filledRows(archive, chosen, context, mergedFilled) }
}

async function* filledRows(
  archive: Archive,
  { path, merged }: Counted,
  context: CellContext,
  mergedFilled: boolean,
): AsyncGenerator<SheetRow[]> {
  if (path === undefined) return
  const fill = mergedFiller(mergedFilled ? merged : [])
  const count = characterCounter(context.limits)
  for await (const items of xmlItems(await archive.open(path), worksheetVisitor(context))) {
    const rows = items.flatMap((item) => ('row' in item ? [item.row] : []))
    for (const row of rows) {
      fill(row)
      count(row)
    }
    yield rows
  }
}

/** A sheet beyond a limit hinders nobody who reads another one. */
async function countSheet(archive: Archive, { name, hidden, path }: Part, context: CellContext): Promise<Counted> {
  const counted: Counted = { name, hidden, path, rows: 0, merged: [], problem: null }
  if (path === undefined) return counted
  const most = context.limits.rows
  const count = characterCounter(context.limits)
  try {
    for await (const items of xmlItems(await archive.open(path), worksheetVisitor(context)))
      for (const item of items)
        if ('merged' in item) keepMerged(counted, item.merged)
        else {
          counted.rows++
          count(item.row)
        }
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error
    counted.problem = error
  }
  if (counted.rows > most + HEADING_ROWS) counted.problem = new FileRefusal({ code: 'rows', limit: most })
  return counted
}

/** Where there are too many to fill, a few more or less make no difference. */
function keepMerged(counted: Counted, merged: MergedCells) {
  if (counted.merged.length <= MOST_MERGED_CELLS) counted.merged.push(merged)
}

function mergedCount(merged: readonly MergedCells[]): number {
  return merged.reduce((sum, { first, last }) => sum + last - first + 1, 0)
}

/** The one that is asked for; else the first that is not hidden and not empty. */
function chosenSheet(sheets: readonly Counted[], asked: number | string | undefined): number {
  if (typeof asked === 'number') return asked
  if (asked !== undefined) return sheets.findIndex(({ name }) => name === asked)
  const visible = sheets.findIndex(({ hidden }) => !hidden)
  const filled = sheets.findIndex(({ hidden, rows, problem }) => !hidden && (rows > 0 || problem !== null))
  return filled >= 0 ? filled : Math.max(visible, 0)
}

async function readParts(archive: Archive, limits: SheetLimits): Promise<{ parts: Part[]; context: CellContext }> {
  const workbook = (await relationsOf(archive, '')).find(({ type }) => type === 'officeDocument')?.target
  if (workbook === undefined) throw new FileRefusal({ code: 'unreadable' })
  const relations = await relationsOf(archive, workbook)
  const targetOf = (wanted: string) => relations.find(({ type }) => type === wanted)?.target
  const { sheets, since1904 } = await readSheets(archive, workbook, limits)
  const parts = sheets.map(({ name, hidden, id }) => {
    const found = relations.find((relation) => relation.id === id)
    return { name, hidden, path: found?.type === 'worksheet' ? found.target : undefined }
  })
  const context = {
    strings: await readStrings(archive, targetOf('sharedStrings'), limits),
    styles: await readStyles(archive, targetOf('styles')),
    since1904,
    limits,
  }
  return { parts, context }
}

/** What a part refers to, with paths from the root; addresses outside of the file are left alone. */
async function relationsOf(archive: Archive, part: string): Promise<Relation[]> {
  const place = part.lastIndexOf('/') + 1
  const folder = part.slice(0, place)
  const path = `${folder}_rels/${part.slice(place)}.rels`
  if (!archive.has(path)) return []
  return allXmlItems<Relation>(await archive.open(path), (emit) => ({
    open(name, { Id = '', Type = '', Target = '', TargetMode }) {
      if (name !== 'Relationship' || TargetMode === 'External') return
      emit({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), target: resolved(folder, Target) })
    },
  }))
}

function resolved(folder: string, target: string): string {
  const path: string[] = []
  for (const step of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (step === '..') path.pop()
    else if (step !== '' && step !== '.') path.push(step)
  }
  return path.join('/')
}

/** Programs for tables allow 31 characters. */
const LONGEST_NAME = 200

async function readSheets(archive: Archive, workbook: string, limits: SheetLimits) {
  let since1904 = false
  type Sheet = { name: string; hidden: boolean; id: string }
  const sheets = await allXmlItems<Sheet>(await archive.open(workbook), (emit) => ({
    open(name, attributes) {
      if (name === 'workbookPr') since1904 = ['1', 'true'].includes(attributes['date1904'] ?? '')
      if (name !== 'sheet') return
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? ''
      const hidden = ['hidden', 'veryHidden'].includes(attributes['state'] ?? '')
      emit({ name: unescapeText((attributes['name'] ?? '').slice(0, LONGEST_NAME)), hidden, id })
    },
  }))
  if (sheets.length > limits.parts) throw new FileRefusal({ code: 'parts', limit: limits.parts })
  // Each would be read again.
  if (new Set(sheets.map(({ id }) => id)).size < sheets.length) throw new FileRefusal({ code: 'unreadable' })
  return { sheets, since1904 }
}

async function readStrings(archive: Archive, path: string | undefined, limits: SheetLimits): Promise<string[]> {
  if (path === undefined || !archive.has(path)) return []
  return allXmlItems<string>(await archive.open(path), (emit) => {
    let text = ''
    let reads = false
    let isPhonetic = false
    return {
      open(name) {
        if (name === 'si') text = ''
        else if (name === 't') reads = !isPhonetic
        else if (name === 'rPh') isPhonetic = true
      },
      text(piece) {
        if (reads && text.length <= limits.characters) text += piece
      },
      close(name) {
        if (name === 'si') emit(unescapeText(text))
        else if (name === 't') reads = false
        else if (name === 'rPh') isPhonetic = false
      },
    }
  })
}

async function readStyles(archive: Archive, path: string | undefined): Promise<NumberStyle[]> {
  if (path === undefined || !archive.has(path)) return []
  const codes = new Map<number, string>()
  const ids = await allXmlItems<number>(await archive.open(path), (emit) => {
    let list = ''
    return {
      open(name, attributes) {
        if (['numFmts', 'cellXfs'].includes(name)) list = name
        else if (name === 'numFmt' && list === 'numFmts')
          codes.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '')
        else if (name === 'xf' && list === 'cellXfs') emit(Number(attributes['numFmtId'] ?? 0))
      },
      close(name) {
        if (name === list) list = ''
      },
    }
  })
  return ids.map((id) => numberStyle(id, codes.get(id)))
}
