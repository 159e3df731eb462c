import { type MarkedPart, markedParts } from './marked-content.ts'

/** What a run of letters is drawn with: where it begins, and its first font. */
const PLACE = /^q\n1 0 0 -1 (\S+) (\S+) cm\n/
const FONT = /^\/f\d+ \S+ Tf$/m
const NUMBER = /^\s*\/MCID (\d+)\s*/

/** A run of letters in one font: its number on the page, its place there, what draws it, and which line it is part of. */
type Run = { number: number; properties: string; start: number; end: number; drawing: string; x: number; line: string }

/** The content of a page without the marks that letters of a run are reversed; what they enclose stays as it is. */
export function withoutReversals(content: string): string {
  const marks = markedParts(content)
    .filter(({ tag }) => tag === 'ReversedChars')
    .flatMap(({ start, inner, innerEnd, end }) => [
      { start, end: inner },
      { start: innerEnd, end },
    ])
    .toSorted((a, b) => a.start - b.start)
  let kept = ''
  let at = 0
  for (const { start, end } of marks) {
    kept += content.slice(at, start)
    at = end
  }
  return kept + content.slice(at)
}

/**
 * Joins the runs of a line in one, drawn from left to right. `tagOf` tells the tag that a run belongs to; the numbers of
 * runs that are now part of another come with the content.
 */
export function withWholeLines(
  content: string,
  tagOf: (run: number) => unknown,
): { content: string; joined: number[] } {
  const lines = linesOf(content, tagOf).filter((line) => line.length > 1)
  let joined = ''
  let at = 0
  for (const line of lines) {
    const [first] = line
    const drawings = line.toSorted((a, b) => a.x - b.x).map(({ drawing }) => drawing)
    joined += `${content.slice(at, first!.start)}/Span <<${first!.properties}>> BDC\n${drawings.join('')}EMC\n`
    at = line.at(-1)!.end
  }
  return {
    content: joined + content.slice(at),
    joined: lines.flatMap((line) => line.slice(1)).map(({ number }) => number),
  }
}

function linesOf(content: string, tagOf: (run: number) => unknown): Run[][] {
  const lines: Run[][] = []
  const spans = markedParts(content).filter(({ tag, depth }) => tag === 'Span' && depth === 0)
  for (const run of spans.flatMap((span) => runOf(content, span) ?? [])) {
    const line = lines.at(-1)
    const last = line?.at(-1)
    if (last && last.end === run.start && last.line === run.line && tagOf(last.number) === tagOf(run.number))
      line?.push(run)
    else lines.push([run])
  }
  return lines
}

/** Null for what is drawn and not written, and for what says more of itself than its language. */
function runOf(content: string, { properties, start, inner, innerEnd, end }: MarkedPart): Run | null {
  const number = NUMBER.exec(properties)
  const drawing = content.slice(inner, innerEnd)
  const [, x, y] = PLACE.exec(drawing) ?? []
  const font = FONT.exec(drawing)
  const language = number && properties.slice(number[0].length).trim()
  if (!number || !font || x === undefined || !/^(?:\/Lang \(\w+\))?$/.test(language ?? '')) return null
  const said = [`/MCID ${number[1]}`, language].filter(Boolean).join(' ')
  return {
    number: Number(number[1]),
    properties: said,
    start,
    end,
    drawing,
    x: Number(x),
    line: `${y} ${font[0]} ${language}`,
  }
}
