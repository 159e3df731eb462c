/** A string of a page, the beginning of marked content, or its end; strings hold at most one pair of brackets in another. */
const TOKEN = /\((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\))*\)|\/(\w+)\s+(?:<<[^()]*?>>\s*BDC|BMC)\s|\bEMC\s/g

/** A run of letters in one font: its number on the page, where it begins, what draws it, and its font. */
const RUN =
  /\/Span <<\s*\/MCID (\d+)\s*>> BDC\n(q\n1 0 0 -1 (\S+) (\S+) cm\n(?:(?!EMC\n)[^\n]*\n)*?(\/f\d+ \S+ Tf)\n(?:(?!EMC\n)[^\n]*\n)*)EMC\n/g

type Run = { number: number; start: number; end: number; drawing: string; x: number; line: string }

/** The content of a page without the marks that letters of a run are reversed; what they enclose stays as it is. */
export function withoutReversals(content: string): string {
  const open: boolean[] = []
  return content.replace(TOKEN, (token, tag?: string) => {
    if (token.startsWith('(')) return token
    if (tag === undefined) return open.pop() === true ? '' : token
    open.push(tag === 'ReversedChars')
    return tag === 'ReversedChars' ? '' : token
  })
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
    joined += `${content.slice(at, first!.start)}/Span <</MCID ${first!.number}>> BDC\n${drawings.join('')}EMC\n`
    at = line.at(-1)!.end
  }
  return {
    content: joined + content.slice(at),
    joined: lines.flatMap((line) => line.slice(1)).map(({ number }) => number),
  }
}

function linesOf(content: string, tagOf: (run: number) => unknown): Run[][] {
  const lines: Run[][] = []
  for (const match of content.matchAll(RUN)) {
    const [whole, number, drawing = '', x, y, font] = match
    const start = match.index
    const run = {
      number: Number(number),
      start,
      end: start + whole.length,
      drawing,
      x: Number(x),
      line: `${y} ${font}`,
    }
    const line = lines.at(-1)
    const last = line?.at(-1)
    if (last && last.end === start && last.line === run.line && tagOf(last.number) === tagOf(run.number))
      line?.push(run)
    else lines.push([run])
  }
  return lines
}
