import { parsedJson } from '#domain/text/json-text.ts'
import { type CellReading, taken } from '#domain/sheets/cell-reading.ts'

/** A line is a picture, unless only its parts between commas are. */
export function readGallery(picture: (name: string) => CellReading<string>) {
  return (text: string): CellReading<string> => {
    const names = linesOf(text).flatMap((line) => (picture(line).ok ? [line] : partsOf(line)))
    const read = names.map(picture)
    return read.find(({ ok }) => !ok) ?? taken(JSON.stringify(read.flatMap((one) => (one.ok ? (one.value ?? []) : []))))
  }
}

/** Everything that a cell of the gallery may mean. */
export function picturesIn(text: string): string[] {
  return [...new Set(linesOf(text).flatMap((line) => [line, ...partsOf(line)]))]
}

function linesOf(text: string): string[] {
  const list = text.trim().startsWith('[') ? parsedJson(text) : null
  const lines = Array.isArray(list) ? list.map(String) : text.split('\n')
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}

function partsOf(line: string): string[] {
  return line
    .split(/[,،]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
