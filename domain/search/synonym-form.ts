import { cleanLine } from '#domain/text/clean-text.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import { recordForm, type RecordProblems } from '#domain/fields/record-form.ts'
import { searchWords } from './search-words.ts'
import { nameKey } from './synonyms.ts'

/** A group of words that mean the same, as staff keep it. */
export type SynonymEntry = { id: string; words: string[]; version: number }

export const SYNONYM_LIMITS = { groups: 500, names: 30, letters: 60 } as const

/** What is wrong with the names of a group beside what can be wrong with every field. */
export type SynonymProblem = { kind: 'one-name' } | { kind: 'too-long' | 'not-searchable'; name: string }

type SynonymReading = { names: string[]; problems: RecordProblems; problem: SynonymProblem | null }

/**
 * The names of a group, one to a line or with commas between, Latin or Arabic, or as a list; what stands there twice
 * counts once.
 */
export function readSynonymForm({ words }: FormFields): SynonymReading {
  const form = recordForm({ words: Array.isArray(words) ? words.join('\n') : words }, { isNew: true })
  const most = SYNONYM_LIMITS.names * (SYNONYM_LIMITS.letters + 2)
  const names = namesOf(form.block('words', { required: true, most }) ?? '')
  if (names.length > SYNONYM_LIMITS.names) form.refuse('words', { kind: 'too-many', most: SYNONYM_LIMITS.names })
  const isRead = Object.keys(form.problems).length === 0
  return { names, problems: form.problems, problem: isRead ? problemOf(names) : null }
}

/** What tells a name from others: its forms are the same name. */
export function nameKeyOf(name: string): string {
  return nameKey(searchWords(name))
}

function namesOf(text: string): string[] {
  const byFolded = new Map<string, string>()
  for (const name of text.split(/[\n,،;؛]/).map(cleanLine)) {
    const folded = searchWords(name)
      .map((word) => word.folded)
      .join(' ')
    // A name of signs alone is stored here, so that it can be refused by name.
    const key = folded === '' ? name : folded
    if (name !== '' && !byFolded.has(key)) byFolded.set(key, name)
  }
  return [...byFolded.values()]
}

function problemOf(names: readonly string[]): SynonymProblem | null {
  const long = names.find((name) => name.length > SYNONYM_LIMITS.letters)
  if (long !== undefined) return { kind: 'too-long', name: long }
  const empty = names.find((name) => searchWords(name).length === 0)
  if (empty !== undefined) return { kind: 'not-searchable', name: empty }
  return new Set(names.map(nameKeyOf)).size < 2 ? { kind: 'one-name' } : null
}
