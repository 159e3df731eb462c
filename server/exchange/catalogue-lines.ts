import { CATALOGUE_FORMAT, CATALOGUE_RECORDS, type CatalogueLine } from '#domain/catalogue/catalogue-file.ts'

export type LineProblem = { line: number; text: string }

export type ReadLine = { line: number; content: CatalogueLine }

/** The lines of a file, each as often as it is asked for: files are larger than memory. Null is a line that is no UTF-8. */
export type FileLines = () => AsyncIterable<string | null>

const BYTE_ORDER_MARK = /^\ufeff/

/** The lines with their numbers; a line that cannot be read is told to `refuse`. Empty lines say nothing. */
export async function* readLines(lines: FileLines, refuse: (problem: LineProblem) => void): AsyncGenerator<ReadLine> {
  let line = 0
  let isFirst = true
  for await (const written of lines()) {
    line++
    if (written === null) {
      isFirst = false
      refuse({ line, text: 'This is no UTF-8.' })
      continue
    }
    // Some editors begin a file with a mark of its encoding.
    const text = line === 1 ? written.replace(BYTE_ORDER_MARK, '') : written
    if (text.trim() === '') continue
    const content = parsed(text)
    const problem = typeof content === 'string' ? content : isFirst ? headProblem(content) : null
    isFirst = false
    if (problem !== null) refuse({ line, text: problem })
    else if (typeof content !== 'string' && content.record !== 'catalogue') yield { line, content }
  }
  if (isFirst) refuse({ line: 1, text: 'The file is empty.' })
}

function parsed(text: string): CatalogueLine | string {
  try {
    const value: unknown = JSON.parse(text)
    if (isLine(value)) return value
  } catch {
    return 'This is no JSON. Every line is one record, {"record":"product",…}.'
  }
  return `"record" must be one of ${CATALOGUE_RECORDS.join(', ')}.`
}

function isLine(value: unknown): value is CatalogueLine {
  return (
    typeof value === 'object' &&
    value !== null &&
    'record' in value &&
    CATALOGUE_RECORDS.some((name) => name === value.record)
  )
}

function headProblem({ record, format }: CatalogueLine): string | null {
  if (record === 'catalogue' && format === CATALOGUE_FORMAT) return null
  return `The first line must be {"record":"catalogue","format":${CATALOGUE_FORMAT}}.`
}
