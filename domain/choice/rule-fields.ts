import { both, choice, line, text } from '#domain/fields/field-kinds.ts'
import { answers, field } from '#domain/fields/field.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { listOf } from '#domain/fields/lists.ts'
import type { RecordForm } from '#domain/fields/record-form.ts'
import { about, type Wire } from '#domain/fields/wire.ts'
import { type ContentFields, productId } from '#domain/site/content/text-kinds.ts'
import { parsedJson } from '#domain/text/json-text.ts'
import { FINDER_VALUES } from './finder-questions.ts'

/** What a rule says of a product that its attributes do not: which answers it fits. */
export type RuleConditions = {
  surface?: string[]
  place?: string[]
  tool?: string[]
  /** The most that a joint moves, in percent of its width. */
  move?: number
  /** Millimetres, from and to. */
  gap?: [number, number]
  paint?: 'yes' | 'no'
}

/** Those whose value is several of a list, which forms show as boxes. */
export const LISTED_CONDITIONS = ['surface', 'place', 'tool'] as const

const NO_CONDITIONS: RuleConditions = {}
const required = true

/** That a product answers a job. */
export const RULE_FIELDS = {
  product: { section: 'answer', ...productId('product', { required }) },
  job: { section: 'answer', ...choice('job', FINDER_VALUES.job, 'What is to be done') },
  points: { section: 'answer', ...points() },
  reason: { section: 'answer', ...text(both('reason'), 'reason', { required, most: RECORD_LIMITS.snippet }) },
  when: { section: 'conditions', ...conditions() },
} satisfies ContentFields

/** Why an answer rules a product out, in words better than those made of its figures. `value` of `gap` is a range, `0-7.99`. */
export const EXCLUSION_FIELDS = {
  product: { section: 'answer', ...productId('product', { required }) },
  question: {
    section: 'answer',
    ...choice('question', ['a', 'place', 'move', 'gap', 'tool', 'paint'], 'The question whose answer it is'),
  },
  value: { section: 'answer', ...line('value', { required, figures: true }) },
  text: { section: 'answer', ...text(both('text'), 'text', { required, most: RECORD_LIMITS.snippet }) },
} satisfies ContentFields

export const MOST_POINTS = 5

/** How well it answers, beside what it fits: 0 to 5. */
function points() {
  const name = 'points'
  const wire: Wire<number> = { type: 'number' }
  return field({
    blank: 0,
    read(form) {
      const value = form.number(name, 0)
      if (value === undefined) return undefined
      const fits = Number.isInteger(value) && value >= 0 && value <= MOST_POINTS
      return fits ? value : form.refuse(name, { kind: 'out-of-range', least: 0, most: MOST_POINTS })
    },
    takes: { [name]: about(wire, '0 to 5') },
    texts: (value: number) => ({ [name]: [String(value)] }),
    line: (value: number) => ({ [name]: value }),
    answers: answers(name, wire),
    stored: { as: 'plain', column: name },
  })
}

/** One object for calls; for forms a field each: boxes, and figures. */
function conditions() {
  const name = 'when'
  const wire: Wire<RuleConditions> = { type: 'object' }
  return field({
    blank: NO_CONDITIONS,
    read(form) {
      const sent = form.value(name)
      if (sent !== undefined) {
        const read = readConditions(typeof sent === 'string' ? (sent === '' ? {} : parsedJson(sent)) : sent)
        return read ?? form.refuse(name, { kind: 'list-malformed' })
      }
      return conditionsOfForm(form)
    },
    takes: { [name]: about(wire, 'What does not follow from its attributes: surface, place, tool, move, gap, paint') },
    texts: ({ surface = [], place = [], tool = [], move, gap, paint }: RuleConditions) => ({
      'when_surface[]': surface,
      'when_place[]': place,
      'when_tool[]': tool,
      when_move: [move === undefined ? '' : String(move)],
      when_gap: [gap ? gap.join('-') : ''],
      when_paint: [paint ?? ''],
    }),
    line: (value: RuleConditions) => ({ [name]: value }),
    answers: answers(name, wire),
    stored: { as: 'json', column: name },
  })
}

function conditionsOfForm(form: RecordForm): RuleConditions | undefined {
  const lists = LISTED_CONDITIONS.map((key) => [key, listOf(form, `when_${key}`, { most: 30 })] as const)
  const [move, gap, paint] = ['move', 'gap', 'paint'].map((key) => form.line(`when_${key}`, { figures: true }))
  if ([move, gap, paint, ...lists.map(([, list]) => list)].every((value) => value === undefined)) return undefined
  const read = readConditions({
    ...Object.fromEntries(lists.filter(([, list]) => list && list.length > 0)),
    ...(move && { move: Number(move) }),
    ...(gap && { gap: gap.split(/[-–]/).map(Number) }),
    ...(paint && { paint }),
  })
  return read ?? form.refuse('when', { kind: 'list-malformed' })
}

/** Null for what is no such object: an unknown key or value, a range that ends before it begins. */
function readConditions(sent: unknown): RuleConditions | null {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return null
  const fits = Object.entries(sent).every(([key, value]) => isCondition(key, value))
  return fits ? sent : null
}

function isCondition(key: string, value: unknown): boolean {
  if (key === 'paint') return value === 'yes' || value === 'no'
  if (key === 'move') return isFigure(value) && value <= 100
  if (key === 'gap') {
    const [from, to] = Array.isArray(value) ? (value as unknown[]) : []
    return Array.isArray(value) && value.length === 2 && isFigure(from) && isFigure(to) && from <= to
  }
  const listed = LISTED_CONDITIONS.find((one) => one === key)
  const values: readonly string[] = listed ? FINDER_VALUES[listed] : []
  return Array.isArray(value) && value.every((one) => typeof one === 'string' && values.includes(one))
}

function isFigure(value: unknown): value is number {
  return typeof value === 'number' && value >= 0
}
