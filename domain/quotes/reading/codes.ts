import { foldText } from '#domain/text/fold.ts'
import { sizeOf } from '#domain/search/closest/sizes.ts'
import { SPOKEN_LETTERS } from '#domain/search/closest/spoken-codes.ts'
import { isHalf } from './number-words.ts'
import { isSign, type Token } from './tokens.ts'
import { unitWordOf } from './units.ts'

/** What of the catalogue tells codes from words. */
export type CodeBook = {
  /** Whether letters and digits, folded, are a code of a product or of a pack. */
  isCode(key: string): boolean
  /** Whether any product has this word. */
  holds(word: string): boolean
}

const MOST_PARTS = 9
const NOT_LETTERS = new Set(['x', 'qty', 'no', 'nos', 'of', 'and', 'or', 'for'])

/** The tokens with those of each code joined to one, and so with what only looks like a code. */
export function withCodes(tokens: readonly Token[], book: CodeBook): Token[] {
  const joined: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const group = codeAt(tokens, at, book) ?? spokenAt(tokens, at, book) ?? strangeAt(tokens, at, book)
    if (!group) {
      joined.push(tokens[at]!)
      at += 1
      continue
    }
    const parts = tokens.slice(at, at + group.length)
    const [first] = parts
    joined.push({
      ...first!,
      kind: 'word',
      folded: group.key,
      value: Number.NaN,
      end: parts.at(-1)!.end,
      role: group.role,
    })
    at += group.length
  }
  if (!joined.some(({ role }) => role === 'code')) takeNumericCode(joined, book)
  return joined
}

type Group = { key: string; length: number; role: Token['role'] }

/** The longest known code from here on. Blanks part its letters and figures at most. */
function codeAt(tokens: readonly Token[], at: number, book: CodeBook): Group | null {
  const first = tokens[at]!
  if (!isPart(first) || isUnitOfSize(tokens, at)) return null
  let key = ''
  let found: Group | null = null
  for (let end = at; end < Math.min(tokens.length, at + MOST_PARTS); end += 1) {
    const token = tokens[end]!
    if (end > at && !token.isGlued && !/^[a-z]/.test(key)) break
    if (isSign(token, '-./_')) continue
    if (!isPart(token)) break
    key += token.folded.replaceAll(',', '')
    const isMixed = /\d/.test(key) && /[a-z]/.test(key)
    const isApart = end + 1 < tokens.length && tokens[end + 1]!.isGlued && /^[a-z]+$/.test(tokens[end + 1]!.folded)
    if (isMixed && !(isApart && !isSizeBehind(tokens, end)) && book.isCode(key))
      found = { key, length: end + 1 - at, role: 'code' }
  }
  return found
}

function isPart({ kind, folded }: Token): boolean {
  return (kind === 'number' && !/[.,]/.test(folded)) || (kind === 'word' && /^[a-z]+$/.test(folded))
}

/** The `g` of `20 g 36` begins no code. */
function isUnitOfSize(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]]
  return before?.kind === 'number' && !next?.isGlued && token.kind === 'word' && sizeOf(1, token.folded) !== null
}

function isSizeBehind(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at + 1]!.folded
  return word === 'x' || unitWordOf(word) !== undefined || sizeOf(1, word) !== null
}

/** `اس 20` is S20 where there is such a code. */
function spokenAt(tokens: readonly Token[], at: number, book: CodeBook): Group | null {
  for (const words of [2, 1]) {
    const letters = tokens.slice(at, at + words)
    let end = at + words
    while (isSign(tokens[end], '-')) end += 1
    const number = tokens[end]
    if (number?.kind !== 'number' || letters.length < words || letters.some(({ kind }) => kind !== 'word')) continue
    const spoken = SPOKEN_LETTERS[letters.map(({ folded }) => folded).join(' ')]
    if (spoken !== undefined && book.isCode(spoken + number.folded)) {
      return { key: spoken + number.folded, length: end + 1 - at, role: 'code' }
    }
  }
  return null
}

/** Letters and figures together are a word that products hold, such as `B1`, or a code that nobody here knows. */
function strangeAt(tokens: readonly Token[], at: number, book: CodeBook): Group | null {
  const group = [tokens[at]!]
  for (let end = at + 1; end < tokens.length && tokens[end]!.isGlued; end += 1) {
    const token = tokens[end]!
    if (!isPart(token) && !(isSign(token, '-') && tokens[end + 1]?.isGlued && isPart(tokens[end + 1]!))) break
    group.push(token)
  }
  const parts = group.filter(isPart)
  const key = parts.map(({ folded }) => folded).join('')
  if (!isPart(group[0]!) || !/\d/.test(key) || !/[a-z]/.test(key)) return null
  const [first, second] = parts
  const word = first!.kind === 'word' ? first! : second!
  const isCounted =
    (first!.kind === 'number' || parts.length === 2) &&
    (unitWordOf(word.folded) !== undefined || sizeOf(1, word.folded) !== null)
  if (isCounted || (NOT_LETTERS.has(word.folded) && group.length === parts.length)) return null
  // `white-24` is a word and a number.
  if (
    group.length > parts.length &&
    (word.folded.length > 4 || (book.holds(word.folded) && parts.length === 2 && word.folded.length > 2))
  )
    return null
  return { key, length: group.length, role: book.holds(key) ? null : 'strange' }
}

/** Of numbers that are codes the first counts that is no quantity by what stands beside it. */
function takeNumericCode(tokens: readonly Token[], book: CodeBook): void {
  const known = tokens.flatMap((token, at) =>
    token.kind === 'number' && /^\d{2,}$/.test(token.folded) && book.isCode(token.folded) ? [at] : [],
  )
  const isFree = (at: number) => {
    const [before, next, behind] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
    const unit = next?.kind === 'word' ? unitWordOf(next.folded) : undefined
    const isCounted = unit !== undefined && unit.count !== 'two' && behind?.kind !== 'number'
    const isSize = next?.kind === 'word' && sizeOf(1, next.folded) !== null
    return !isCounted && !isSize && !(before?.kind === 'word' && QUANTITY.has(before.folded))
  }
  const isOther = ({ kind, folded }: Token, at: number) =>
    at !== known[0] && kind === 'word' && !unitWordOf(folded) && !isHalf(folded)
  // `805 كرتون` and `12 680 زجاجة`: nothing else can be meant.
  const isNumbered = tokens.some(({ kind }, at) => kind === 'number' && at !== known[0] && !isSizeAt(tokens, at))
  const place = known.find(isFree) ?? (isNumbered || !tokens.some(isOther) ? known[0] : undefined)
  if (place !== undefined) tokens[place]!.role = 'code'
}

function isSizeAt(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return next?.kind === 'word' && sizeOf(1, next.folded) !== null
}

const QUANTITY = new Set(['عدد', 'العدد', 'الكميه', 'qty', 'quantity'].map(foldText))
