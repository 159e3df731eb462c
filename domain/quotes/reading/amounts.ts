import { foldText } from '#domain/text/fold.ts'
import { MOST_QTY } from '#domain/quotes/quote-line.ts'
import { isHalf, numberSaid } from './number-words.ts'
import { isSign, type Token } from './tokens.ts'
import { unitWordOf, type UnitWord } from './units.ts'

/** How many of what a line asks for. `qty` is null where it has to be asked. */
export type Amount = { qty: number | null; unit: UnitWord | null; unitToken: Token | null; isSure: boolean }

const set = (words: string) => new Set(words.trim().split(/\s+/).map(foldText))
const MARKS = set('عدد العدد بعدد وعدد الكمية كمية بكمية qty quantity nos no qnty q')
const TO = set('الى لـ ل to حتى او or')

/** Finds the quantity of a line, gives its tokens their roles, and leaves figures that say what is wanted. */
export function takeAmount(tokens: Token[], isFigure: (value: number) => boolean): Amount {
  readNumberWords(tokens)
  const asked = takeAsked(tokens)
  if (asked) return asked
  const numbers = tokens.filter(({ kind, role }) => kind === 'number' && role === null)
  const found = best(tokens, numbers, isFigure)
  if (!found) return unitAlone(tokens)
  found.token.role = 'qty'
  markSigns(tokens, found.token)
  const unitToken = found.unitToken ?? looseUnit(tokens)
  if (unitToken) unitToken.role = 'unit'
  const { value } = found.token
  const isRight = Number.isInteger(value) && value >= 1 && value <= MOST_QTY
  const unit = unitToken ? unitWordOf(unitToken.folded)! : null
  return { qty: isRight ? value : null, unit, unitToken, isSure: found.rank >= 2 }
}

type Candidate = { token: Token; unitToken: Token | null; rank: number }

/** Beside a unit or behind a mark a number is surely the quantity; else the last one is, and before it the first. */
function best(tokens: Token[], numbers: Token[], isFigure: (value: number) => boolean): Candidate | null {
  const candidates = numbers.map((token): Candidate => {
    const at = tokens.indexOf(token)
    const unitToken = unitBeside(tokens, at)
    const isMarked = isMarkedAt(tokens, at)
    return { token, unitToken, rank: (isMarked ? 3 : 0) + (unitToken ? 2 : 0) }
  })
  const rank = Math.max(...candidates.map((one) => one.rank))
  const equal = candidates.filter((one) => one.rank === rank)
  if (rank > 0 || equal.length < 2) return equal[0] ?? null
  const plain = equal.filter(({ token }) => !isFigure(token.value) || !Number.isInteger(token.value))
  return (plain.length > 0 && plain.length < equal.length ? plain : equal).at(-1)!
}

function isPassedOver(token: Token): boolean {
  return token.kind === 'tab' || isSign(token, '.,،:-×*=()')
}

/** The word of a unit behind a number, or else before it. */
function unitBeside(tokens: readonly Token[], at: number): Token | null {
  for (const step of [1, -1]) {
    const rest = step > 0 ? tokens.slice(at + 1) : tokens.slice(0, at).toReversed()
    const token = rest.find((one) => !isPassedOver(one) && !(step < 0 && MARKS.has(one.folded)))
    const place = token ? tokens.indexOf(token) : -1
    if (token?.kind !== 'word' || token.role !== null) continue
    const unit = unitWordOf(token.folded)
    if (!unit || unit.count === 'two') continue
    // `مسدس خراطيش 4` says what it is for.
    if (step === -1 && unit.unit === 'container' && unit.count === 'many') continue
    // A unit behind belongs to the next number: `كرتون 5`, and not `805 كرتون 5`.
    if (step === 1 && isQtyBehind(tokens, place)) continue
    if (step === -1 && tokens[place - 1]?.role === 'qty') continue
    return token
  }
  return null
}

/** Whether the number that a unit leads to is alone behind it. */
function isQtyBehind(tokens: readonly Token[], unitAt: number): boolean {
  const next = tokens[unitAt + 1]
  return next?.kind === 'number' && next.role === null && unitAt === tokens.length - 2
}

function isMarkedAt(tokens: readonly Token[], at: number): boolean {
  let before = at - 1
  while (isSign(tokens[before], ':=.-')) before -= 1
  const word = tokens[before]
  if (word?.kind === 'word' && MARKS.has(word.folded) && word.role !== 'code') return true
  if (isTimes(tokens[at - 1])) return true
  // `HIT-RE 500 x 10` are ten.
  if (isTimes(tokens[at + 1])) return at === 0 || !isFree(tokens[at + 2])
  if (isSign(tokens[at - 1], '=:')) return true
  return isSign(tokens[at - 1], '([') && isSign(tokens[at + 1], ')]')
}

function isTimes(token: Token | undefined): boolean {
  return isSign(token, '×*') || (token?.kind === 'word' && token.folded === 'x' && token.role !== 'code')
}

function markSigns(tokens: readonly Token[], qty: Token): void {
  const at = tokens.indexOf(qty)
  for (const step of [1, -1]) {
    for (let place = at + step; ; place += step) {
      const token = tokens[place]
      const isMark = token?.kind === 'word' && (MARKS.has(token.folded) || token.folded === 'x') && token.role === null
      if (!token || !(isMark || isSign(token, ':=.-×*()[]'))) break
      token.role = 'dropped'
    }
  }
}

/** A unit somewhere else than beside the number: `كرتون RW300401 عدد 5`. */
function looseUnit(tokens: readonly Token[]): Token | null {
  const words = tokens.filter(({ kind, role }) => kind === 'word' && role === null)
  const isClear = (token: Token | undefined) => {
    const unit = token && unitWordOf(token.folded)
    return unit !== undefined && ['piece', 'carton', 'other'].includes(unit.unit) && token!.folded.length > 1
  }
  return [words.at(-1), words[0]].find(isClear) ?? null
}

/** No number: one of a unit, two of a dual, and of a plural nobody knows. */
function unitAlone(tokens: readonly Token[]): Amount {
  const words = tokens.filter(({ kind, role }) => kind === 'word' && role === null)
  const dual = words.find(({ folded }) => unitWordOf(folded)?.count === 'two')
  const token = dual ?? [words.at(-1), words[0]].find((word) => word && isLoneUnit(word)) ?? null
  const unit = token ? unitWordOf(token.folded)! : null
  if (!token || !unit || (words.length === 1 && !dual && tokens.every(({ role }) => role !== 'code'))) {
    return { qty: 1, unit: null, unitToken: null, isSure: false }
  }
  token.role = 'unit'
  const counts = { one: 1, two: 2, many: null }
  return { qty: counts[unit.count], unit, unitToken: token, isSure: true }
}

function isLoneUnit({ folded }: Token): boolean {
  const unit = unitWordOf(folded)
  return unit !== undefined && unit.unit !== 'measure' && folded !== 'no'
}

/** `10-12`, `20 الى 24`, `2.5`, `نص كرتون`, `-5`: what has to be asked. */
function takeAsked(tokens: Token[]): Amount | null {
  for (const [at, token] of tokens.entries()) {
    if (token.role !== null) continue
    const length = rangeLength(tokens, at) || halfLength(tokens, at) || oddLength(tokens, at)
    if (length === 0) continue
    const last = tokens[at + length - 1]!
    const unitToken =
      last.kind === 'word' && unitWordOf(last.folded)
        ? last
        : (unitBeside(tokens, at + length - 1) ?? looseUnit(tokens.slice(at + length)))
    for (const part of tokens.slice(at, at + length)) part.role = 'qty'
    markSigns(tokens, token)
    if (unitToken) unitToken.role = 'unit'
    return { qty: null, unit: unitToken ? unitWordOf(unitToken.folded)! : null, unitToken, isSure: true }
  }
  return null
}

function rangeLength(tokens: readonly Token[], at: number): number {
  const [from, between, to] = tokens.slice(at, at + 3)
  if (!isFree(from) || !isFree(to)) return 0
  const isBoth = between?.folded === 'و' && tokens[at - 1]?.folded === 'بين'
  const isRange =
    isBoth ||
    isSign(between, '-~') ||
    (isSign(between, '/') && between!.isGlued && to!.isGlued) ||
    (between?.kind === 'word' && TO.has(between.folded))
  return isRange && from!.value < to!.value ? 3 : 0
}

function isFree(token: Token | undefined): boolean {
  return token?.kind === 'number' && token.role === null
}

function halfLength(tokens: readonly Token[], at: number): number {
  const token = tokens[at]!
  const next = tokens[at + 1]
  if (isSign(token, '½¼¾')) return 1
  if (token.kind === 'word' && isHalf(token.folded)) {
    if (next?.kind === 'word' && unitWordOf(next.folded)) return 2
    // `كرتون ونص`
    return at > 0 && tokens[at - 1]!.kind === 'word' && unitWordOf(tokens[at - 1]!.folded) ? 1 : 0
  }
  return 0
}

/** A number that no quantity is, beside a unit or where no other stands. */
function oddLength(tokens: readonly Token[], at: number): number {
  const token = tokens[at]!
  const isNegative = isSign(token, '-') && !token.isGlued && isFree(tokens[at + 1]) && tokens[at + 1]!.isGlued
  if (isNegative && (at > 0 || tokens.length === 2) && !tokens.slice(at + 2).some(isFree)) return 2
  if (!isFree(token) || (Number.isInteger(token.value) && token.value > 0)) return 0
  if (unitBeside(tokens, at) || isMarkedAt(tokens, at)) return 1
  return tokens.filter(isFree).length === 1 ? 1 : 0
}

/** `خمس كراتين` and `20 حبة` are the same: words beside a unit, behind a mark, or at an end of the line become numbers. */
function readNumberWords(tokens: Token[]): void {
  if (
    tokens.some(
      ({ kind, role, value }, at) =>
        kind === 'number' && role === null && value > 0 && (unitBeside(tokens, at) ?? isMarkedAt(tokens, at)),
    )
  )
    return
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at]!.kind !== 'word' || tokens[at]!.role !== null) continue
    const words = tokens.slice(at).map(({ folded, kind, role }) => (kind === 'word' && role === null ? folded : ''))
    const said = numberSaid(words, 0)
    if (!said) continue
    const end = at + said.length
    const isBeside = [tokens[at - 1], tokens[end]].some(
      (token) => token?.kind === 'word' && (unitWordOf(token.folded) !== undefined || MARKS.has(token.folded)),
    )
    const isAlone = !tokens.some(({ kind, role }) => kind === 'number' && role === null)
    if (
      !isBeside &&
      !(isAlone && (end === tokens.length || (at === 0 && said.length < tokens.length && !isSign(tokens[end], '-'))))
    )
      continue
    const [first, ...others] = tokens.slice(at, end)
    Object.assign(first!, { kind: 'number', value: said.value })
    for (const other of others) other.role = 'qty'
    return
  }
}
