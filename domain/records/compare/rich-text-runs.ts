import { Parser } from 'htmlparser2'
import type { Mark } from './piece.ts'

/** A stretch of a text in one form, from where the one before it ends. `picture` is the address of what stands there. */
export type Run = { to: number; form: string; picture?: string }

/** Rich text as it is read: its words with a line for each block, and which of them stand in which form. */
export type ReadText = { text: string; runs: Run[] }

/** Pictures stand in the text as signs of their own, one for each address, so that they can be told from one another. */
export type PictureSigns = Map<string, string>

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
      const marks = marksOf(name, attributes, () => open.findLast((one) => /^[ou]l$/.test(one.name))?.name)
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

function marksOf(
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
