import { bodyProblems } from '#content/error-pages.ts'
import { withoutHeaps } from '#domain/text/clean-text.ts'
import type { BodyProblem, BodyRule, Fields } from './request-body.ts'

/** No field of ours has a longer name. */
const MAX_NAME_LENGTH = 100

export class SentFields {
  readonly #rule: BodyRule
  readonly #values = new Map<string, unknown>()
  #texts = 0
  #files = 0

  constructor(rule: BodyRule) {
    this.#rule = rule
  }

  /** Takes another field; says what is wrong with it. */
  add(name: string, value: string | File): BodyProblem | null {
    if (typeof value === 'string') this.#texts += 1
    else this.#files += 1
    if (this.#files > this.#rule.maxFiles || this.#texts > this.#rule.maxFields)
      return { status: 413, message: bodyProblems.tooManyFields }
    const problem = fieldProblem(this.#rule, name, value)
    if (problem) return problem
    const taken = takenOf(this.#rule, name, value)
    const before = this.#values.get(name)
    if (Array.isArray(before)) before.push(taken)
    else if (this.#values.has(name)) return { status: 422, message: bodyProblems.repeated, field: name }
    else this.#values.set(name, isList(name, this.#rule) ? [taken] : taken)
    return null
  }

  fields(): Fields {
    return Object.fromEntries(this.#values)
  }
}

export function fieldProblem(rule: BodyRule, name: string, value: unknown): BodyProblem | null {
  if (name.length > MAX_NAME_LENGTH) return { status: 400, message: bodyProblems.longName }
  const isLong = typeof value === 'string' && value.length > longestOf(rule, name)
  return isLong && !rule.cutsLong ? { status: 422, message: bodyProblems.longField, field: name } : null
}

/** A value as readers get it: no longer than its field may be, and normalized in time by its length. */
export function takenOf(rule: BodyRule, name: string, value: unknown): unknown {
  return typeof value === 'string' ? withoutHeaps(value.slice(0, longestOf(rule, name))) : value
}

/** How long the text of a field may be, in UTF-16 units. */
export function longestOf({ longest, own = {} }: BodyRule, name: string): number {
  return Object.hasOwn(own, name) ? own[name]! : longest
}

function isList(name: string, { several = [] }: BodyRule): boolean {
  return name.endsWith('[]') || several.includes(name)
}
