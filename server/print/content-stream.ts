const SIGN = /\(|\/(\w+)\s+(?=<<|BMC\s)|\bEMC\s/g
const END_OF_MARK = /\s*BDC\s/y
const BARE_MARK = /BMC\s/y

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

/** A part of a page's content between a mark and its end, with all that is marked within it. */
type MarkedPart = {
  tag: string
  /** What the mark says of the part, between its pointed brackets. */
  properties: string
  /** The mark, from its beginning to that of what it encloses. */
  start: number
  inner: number
  /** The end of what it encloses, and of the sign that ends it. */
  innerEnd: number
  end: number
  /** How many parts enclose it. */
  depth: number
}

/** The marked parts of a page's content, in the order in which they end. Strings may hold whatever they like. */
function markedParts(content: string): MarkedPart[] {
  const open: Omit<MarkedPart, 'innerEnd' | 'end'>[] = []
  const parts: MarkedPart[] = []
  const signs = new RegExp(SIGN)
  for (let found = signs.exec(content); found; found = signs.exec(content)) {
    const [sign, tag] = found
    if (sign === '(') {
      signs.lastIndex = endOfString(content, found.index)
    } else if (tag === undefined) {
      const part = open.pop()
      if (part) parts.push({ ...part, innerEnd: found.index, end: signs.lastIndex })
    } else {
      const properties = content.startsWith('<<', signs.lastIndex) ? endOfProperties(content, signs.lastIndex) : null
      const inner = endOf(properties === null ? BARE_MARK : END_OF_MARK, content, properties ?? signs.lastIndex)
      const said = properties === null ? '' : content.slice(signs.lastIndex + 2, properties - 2)
      signs.lastIndex = inner ?? properties ?? signs.lastIndex
      if (inner !== null) open.push({ tag, properties: said, start: found.index, inner, depth: open.length })
    }
  }
  return parts
}

/** Brackets stand within brackets, and a stroke takes the meaning from the next sign. */
function endOfString(content: string, start: number): number {
  let depth = 0
  for (let at = start; at < content.length; at++) {
    const sign = content[at]
    if (sign === '\\') at++
    else if (sign === '(') depth++
    else if (sign === ')' && --depth === 0) return at + 1
  }
  return content.length
}

function endOfProperties(content: string, start: number): number {
  let depth = 0
  for (let at = start; at < content.length; at++) {
    if (content[at] === '(') at = endOfString(content, at) - 1
    else if (content.startsWith('<<', at)) {
      depth++
      at++
    } else if (content.startsWith('>>', at)) {
      at++
      if (--depth === 0) return at + 1
    } else if (content[at] === '<') at = content.indexOf('>', at)
  }
  return content.length
}

function endOf(pattern: RegExp, content: string, at: number): number | null {
  const sticky = new RegExp(pattern)
  sticky.lastIndex = at
  return sticky.test(content) ? sticky.lastIndex : null
}
