/** A part of a page's content between a mark and its end, with all that is marked within it. */
export type MarkedPart = {
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

const SIGN = /\(|\/(\w+)\s+(?=<<|BMC\s)|\bEMC\s/g
const END_OF_MARK = /\s*BDC\s/y
const BARE_MARK = /BMC\s/y

/** The marked parts of a page's content, in the order in which they end. Strings may hold whatever they like. */
export function markedParts(content: string): MarkedPart[] {
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
