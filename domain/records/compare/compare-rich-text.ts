import { joinedPieces, type Mark, type Piece } from './piece.ts'
import { compareWords, type Span } from './word-diff.ts'
import { Parser } from 'htmlparser2'

const FIRST_SIGN = 0xe000
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
const BLOCKS = new Set([
  ...HEADINGS,
  'p',
  'li',
  'tr',
  'blockquote',
  'figure',
  'figcaption',
  'caption',
  'table',
  'ul',
  'ol',
  'hr',
])
const INLINE: Record<string, Mark> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  s: 'struck',
  sub: 'sub',
  sup: 'sup',
  blockquote: 'quote',
  th: 'column-head',
  ...Object.fromEntries(HEADINGS.map((name) => [name, `heading ${name[1]}`])),
}
/** Anything but single blanks between words. */
const OTHER_BLANKS = /[^\S ]| {2}/
const BETWEEN_CELLS = ' · '

/**
 * Two rich texts as they are read; where the words stayed and their form did not, the piece says what it gained and lost.
 * Each of its steps may take as long as a turn.
 */
export function* comparingRichText(before: string, after: string): Generator<void, Piece[]> {
  const signs: PictureSigns = new Map()
  const now = readRichText(after, signs)
  if (before === after) return joinedPieces(slices(now, { from: 0, to: now.text.length }, 'same'))
  yield
  const old = readRichText(before, signs)
  yield
  const stretches = compareWords(old.text, now.text)
  yield
  const pieces = stretches.flatMap(({ as, before: from, after: to }) => {
    if (as === 'removed') return slices(old, from, as)
    return as === 'added' ? slices(now, to, as) : formedSlices(old, from, now, to)
  })
  return joinedPieces(pieces)
}

/** A stretch in pieces: pictures apart from words. */
function slices({ text, runs }: ReadText, { from, to }: Span, as: Piece['as']): Piece[] {
  const pieces: Piece[] = []
  for (let at = from, run = runAt(runs, from); at < to; run++) {
    const { to: end, picture } = runs[run]!
    const stop = Math.min(end, to)
    pieces.push(pieceOf(text.slice(at, stop), as, runs[run]!))
    at = picture === undefined ? stop : end
  }
  return pieces
}

/** A stretch of the same words, side by side. Blanks alone may differ between the two. */
function formedSlices(old: ReadText, before: Span, now: ReadText, after: Span): Piece[] {
  const pieces: Piece[] = []
  let [oldRun, nowRun] = [runAt(old.runs, before.from), runAt(now.runs, after.from)]
  let [oldAt, start] = [before.from, after.from]
  for (let at = after.from; at < after.to;) {
    const [oldEnd, end] = [Math.min(old.runs[oldRun]!.to, before.to), Math.min(now.runs[nowRun]!.to, after.to)]
    const same = lengthAlike([old.text, oldAt], [now.text, at], Math.min(oldEnd - oldAt, end - at))
    if (same === 0) {
      // A blank that only one of them has.
      if (isBlank(now.text, at) || oldAt >= before.to) at++
      else oldAt++
    }
    at += same
    oldAt += same
    const [one, other] = [old.runs[oldRun]!, now.runs[nowRun]!]
    const isOldOver = oldAt >= one.to
    const isNowOver = at >= other.to
    if (isOldOver || isNowOver || at >= after.to) {
      pieces.push(formedPiece(now.text.slice(start, at), one, other))
      start = at
    }
    if (isOldOver && oldRun < old.runs.length - 1) oldRun++
    if (isNowOver) nowRun++
  }
  return pieces
}

/** For how many letters, at most so many, two texts say the same from a place of each. */
function lengthAlike([old, oldAt]: [string, number], [now, at]: [string, number], most: number): number {
  let length = 0
  while (length < most && old[oldAt + length] === now[at + length]) length++
  return length
}

function isBlank(text: string, at: number): boolean {
  return text[at] === ' '
}

function formedPiece(text: string, one: Run, other: Run): Piece {
  const isSame = one.form === other.form || text.trim() === ''
  if (isSame) return pieceOf(text, 'same', other)
  const [lost, gained] = [without(one.form, other.form), without(other.form, one.form)]
  return { ...pieceOf(text, 'formed', other), gained, lost }
}

function without(form: string, other: string): Mark[] {
  const others = new Set(other.split('\n'))
  return form.split('\n').filter((mark) => mark !== '' && !others.has(mark))
}

function pieceOf(text: string, as: Piece['as'], { picture, form }: Run): Piece {
  if (picture === undefined) return { as, text }
  const shows = form.split('\n').find((mark) => mark.startsWith('shows ')) ?? ''
  return { as, text: shows.slice('shows '.length), picture }
}

function runAt(runs: Run[], at: number): number {
  let [low, high] = [0, runs.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (runs[middle]!.to > at) high = middle
    else low = middle + 1
  }
  return low
}

/** A stretch of a text in one form, from where the one before it ends. `picture` is the address of what stands there. */
type Run = { to: number; form: string; picture?: string }

/** Rich text as it is read: its words with a line for each block, and which of them stand in which form. */
type ReadText = { text: string; runs: Run[] }

/** Pictures stand in the text as signs of their own, one for each address, so that they can be distinguished from one another. */
type PictureSigns = Map<string, string>

/** An element that has begun, with the form of what stands in it. */
type Open = { name: string; marks: Mark[]; form: string }

export function readRichText(html: string, signs: PictureSigns): ReadText {
  const parts: string[] = []
  let [length, last] = [0, '\n']
  const runs: Run[] = []
  const open: Open[] = []

  function write(words: string, picture?: string, form = open.at(-1)?.form ?? '') {
    if (words === '') return
    parts.push(words)
    length += words.length
    last = words.at(-1)!
    const before = runs.at(-1)
    const isAlike = before?.form === form && before.picture === undefined && picture === undefined
    if (isAlike) before.to = length
    else runs.push({ to: length, form, ...(picture === undefined ? {} : { picture }) })
  }
  const endLine = () => {
    if (last !== '\n') write('\n')
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      if (BLOCKS.has(name)) endLine()
      if ((name === 'td' || name === 'th') && last !== '\n') write(BETWEEN_CELLS)
      if (name === 'br') endLine()
      if (name === 'img') {
        const { src = '', alt = '' } = attributes
        write(signOf(src, signs), src, formOf(open, [`shows ${alt}`]))
      }
      const marks = selectionOf(name, attributes, () => open.findLast((one) => /^[ou]l$/.test(one.name))?.name)
      open.push({ name, marks, form: formOf(open, marks) })
    },
    ontext(data) {
      const words = OTHER_BLANKS.test(data) ? data.replaceAll(/\s+/g, ' ') : data
      write(last === '\n' || last === ' ' ? words.trimStart() : words)
    },
    onclosetag(name) {
      const at = open.findLastIndex((one) => one.name === name)
      if (at !== -1) open.splice(at)
      if (BLOCKS.has(name)) endLine()
    },
  })
  parser.end(html)
  return { text: parts.join(''), runs }
}

function formOf(open: Open[], more: Mark[]): string {
  if (more.length === 0) return open.at(-1)?.form ?? ''
  return [...new Set([...open.flatMap(({ marks }) => marks), ...more])].toSorted().join('\n')
}

function signOf(src: string, signs: PictureSigns): string {
  const sign = signs.get(src) ?? String.fromCharCode(FIRST_SIGN + signs.size)
  signs.set(src, sign)
  return sign
}

function selectionOf(
  name: string,
  { href, class: classes }: Record<string, string>,
  list: () => string | undefined,
): Mark[] {
  const marks: Mark[] = []
  if (Object.hasOwn(INLINE, name)) marks.push(INLINE[name]!)
  if (name === 'li') marks.push(list() === 'ol' ? 'numbered' : 'bullet')
  if (name === 'a' && href !== undefined) marks.push(`link ${href}`)
  if (classes === undefined) return marks
  for (const [, kind, value] of classes.matchAll(/text-(color|size)-([a-z0-9]+)/g)) marks.push(`${kind} ${value}`)
  return marks
}
