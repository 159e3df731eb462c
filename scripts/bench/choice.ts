import { parseArgs } from 'node:util'

export const PARTS = [
  'pages',
  'floods',
  'weight',
  'lighthouse',
  'navigation',
  'turns',
  'costs',
  'documents',
  'lists',
] as const

/** What is measured, and how much of it: a short look needs fewer rounds and pages than a page of the docs. */
export type Choice = {
  parts: string[]
  /** Rounds that count; each part knows its own number otherwise. */
  runs: number | null
  /** Addresses without their origin, in place of the part's own. */
  pages: string[] | null
}

/** `[part …] [--runs 3] [--pages /,/en/about]`; a text where that cannot be read. */
export function readChoice(args: string[], parts: readonly string[]): Choice | string {
  try {
    const options = { runs: { type: 'string' }, pages: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const unknown = positionals.filter((name) => !parts.includes(name))
    if (unknown.length > 0) return `Unknown: ${unknown.join(', ')}. There are ${parts.join(', ')}.`
    const runs = values.runs === undefined ? null : Number(values.runs)
    if (runs !== null && !(Number.isInteger(runs) && runs > 0)) return '--runs takes a whole number from 1.'
    const pages = values.pages?.split(',') ?? null
    if (pages?.some((page) => !page.startsWith('/'))) return '--pages takes addresses such as /,/en/about.'
    return { parts: positionals.length > 0 ? positionals : [...parts], runs, pages }
  } catch (error) {
    return (error as Error).message
  }
}
