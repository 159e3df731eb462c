import { type ZipPart, zipOf } from './zip.ts'

type CellText = string | number
export type SheetParts = {
  name?: string
  state?: 'hidden' | 'veryHidden'
  /** Rows of cells; a text that begins with `<` is written as it is. */
  rows?: CellText[][]
  /** The sheet's data instead of rows. */
  data?: string
  /** What stands behind the data, as merged cells. */
  behind?: string
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

const TYPES =
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>'

/** Formats of `s="1"` and on: `0000`, a date, an hour, a date of the reader's own, two decimals, text. */
const STYLES = `${DECLARATION}<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="164" formatCode="0000"/><numFmt numFmtId="165" formatCode="[$-2000401]dd/mm/yyyy;@"/><numFmt numFmtId="166" formatCode="&quot;SAR&quot; #,##0.00"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/><xf numFmtId="20"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="49"/></cellXfs><dxfs><dxf><numFmt numFmtId="164" formatCode="d/m"/></dxf></dxfs></styleSheet>`

/** The parts of a workbook as Excel writes them, so that a test can leave out, add to or break them. */
export function workbookParts(sheets: readonly SheetParts[], strings: readonly string[] = []): ZipPart[] {
  const names = sheets.map(({ name = '', state }, index) => {
    const hidden = state ? ` state="${state}"` : ''
    return `<sheet name="${name || `Sheet${index + 1}`}" sheetId="${index + 1}"${hidden} r:id="rId${index + 1}"/>`
  })
  const relations = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  )
  return [
    { name: '[Content_Types].xml', content: `${DECLARATION}<Types xmlns="${PACKAGE}">${TYPES}</Types>` },
    {
      name: '_rels/.rels',
      content: `${DECLARATION}<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${DECLARATION}<Relationships xmlns="${PACKAGE}">${relations.join('')}<Relationship Id="s" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="t" Type="${OFFICE}/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>`,
    },
    { name: 'xl/styles.xml', content: STYLES },
    {
      name: 'xl/sharedStrings.xml',
      content: `${DECLARATION}<sst xmlns="${MAIN}">${strings.map((text) => `<si>${text.startsWith('<') ? text : `<t>${text}</t>`}</si>`).join('')}</sst>`,
    },
    ...sheets.map((sheet, index) => ({ name: `xl/worksheets/sheet${index + 1}.xml`, content: sheetXml(sheet) })),
  ]
}

export function workbook(sheets: readonly SheetParts[], strings?: readonly string[]): Buffer {
  return zipOf(workbookParts(sheets, strings))
}

function sheetXml({ rows = [], data, behind = '' }: SheetParts): string {
  const lines = rows.map(
    (cells, row) => `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, row, column)).join('')}</row>`,
  )
  return `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetData>${data ?? lines.join('')}</sheetData>${behind}</worksheet>`
}

function cellXml(cell: CellText, row: number, column: number): string {
  const place = `${columnName(column)}${row + 1}`
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if (cell.startsWith('<c')) return cell.replace('<c', `<c r="${place}"`)
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
