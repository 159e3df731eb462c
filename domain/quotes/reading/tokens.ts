import { foldText, toLatinDigits } from '#domain/text/fold.ts'

/** What a token of a line turned out to be; null for a word that says what is wanted. */
export type Role = 'code' | 'strange' | 'size' | 'figure' | 'qty' | 'unit' | 'note' | 'dropped' | null

/** A number, a word of one script, a sign or a tab, with its place in the line. */
export type Token = {
  kind: 'number' | 'word' | 'sign' | 'tab'
  folded: string
  /** Of a number, NaN for others. */
  value: number
  start: number
  end: number
  /** Whether nothing stands between it and the one before. */
  isGlued: boolean
  role: Role
}

const PARTS =
  /(?<tab>\t)|(?<number>\d{1,3}(?:,\d{3})+(?![\d.])|\d+(?:\.\d+)?)|(?<word>\p{Script=Latin}[\p{Script=Latin}\p{M}]*|(?:(?!\p{Script=Latin})\p{L})[\p{M}ـ]*(?:(?!\p{Script=Latin})[\p{L}\p{M}])*)|(?<sign>[^\s\d])/gu

/** The parts of a line. Signs of the same length stand for one another, so places are those of the line as it was written. */
export function tokensOf(line: string): Token[] {
  const even = toLatinDigits(line)
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[×✕✖]/gu, '×')
    .replaceAll(/(?<=\d)،(?=\d{3}(?!\d))/gu, ',')
  const tokens: Token[] = []
  for (const match of even.matchAll(PARTS)) {
    const { tab, number, word } = match.groups!
    const start = match.index
    push(tokens, {
      kind: tab ? 'tab' : number ? 'number' : word ? 'word' : 'sign',
      folded: match.groups!['sign'] ?? foldText(match[0]),
      value: number ? Number(number.replaceAll(',', '')) : Number.NaN,
      start,
      end: start + match[0].length,
      isGlued: tokens.at(-1)?.end === start,
      role: null,
    })
  }
  return tokens
}

/** `24xRW300401` is a number, a sign and a code. */
function push(tokens: Token[], token: Token): void {
  const before = tokens.at(-1)
  if (before?.kind !== 'number' || !token.isGlued || !/^x[a-z]/.test(token.folded)) return void tokens.push(token)
  tokens.push({ ...token, folded: 'x', end: token.start + 1 })
  tokens.push({ ...token, folded: token.folded.slice(1), start: token.start + 1 })
}

export function writtenOf(line: string, tokens: readonly Token[]): string {
  let text = ''
  let end = -1
  for (const token of tokens) {
    text += (end === token.start || text === '' ? '' : ' ') + line.slice(token.start, token.end)
    end = token.end
  }
  return text.replaceAll(/\s+/g, ' ').replaceAll(/^[\s\-:=.,،;؛|/+*×()]+|[\s\-:=,،;؛|/+*×(]+$/gu, '')
}

export function isSign(token: Token | undefined, signs: string): boolean {
  return token?.kind === 'sign' && signs.includes(token.folded)
}
