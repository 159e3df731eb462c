import type { FormValues } from '#app/ui/admin/form/form-values.ts'

/** What was typed into a form and not saved, as this browser keeps it. */
export type Draft = {
  /** The version of the record that it began with; null for a record that did not exist yet. */
  version: number | null
  savedAt: string
  values: FormValues
}

export type FoundDraft = { key: string; draft: Draft }

/** Whose draft it is, by the id of the account, and of what: `product/805`, `product/new`. */
type DraftPlace = { account: string; record: string }

const PREFIX = 'draft:'
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** Under which keys this tab's forms keep their drafts, by their records. */
const formKeys = new Map<string, string>()

/**
 * A key for what one opened form keeps. No two forms share one: those of two tabs that add a product, say, would take
 * each other's draft away.
 */
export function newDraftKey({ account, record }: DraftPlace): string {
  return `${PREFIX}${account}:${Math.random().toString(36).slice(2)}:${record}`
}

/** Says which draft is needed no more once this record is saved in this tab. */
export function noteFormKey(record: string, key: string): void {
  formKeys.set(record, key)
}

/** What a person's earlier visits and other tabs have left of a record, the latest first. */
export function findDrafts({ account, record }: DraftPlace): FoundDraft[] {
  const found = keysOf(record).flatMap((key) => {
    const draft = key.startsWith(`${PREFIX}${account}:`) ? loadDraft(key) : null
    return draft ? { key, draft } : []
  })
  return found.toSorted((one, other) => Date.parse(other.draft.savedAt) - Date.parse(one.draft.savedAt))
}

export function saveDraft(key: string, draft: Draft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Blocked or full: what is typed still stands in the form.
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Blocked: then there is no draft either.
  }
}

/**
 * Removes what this tab's form has kept of a record that was saved as it was at `sentAt`, in ms: what was typed after that is
 * nowhere else. What other tabs keep of it is still wanted there.
 */
export function clearDraft(record: string, sentAt: number): void {
  const key = formKeys.get(record)
  const draft = key === undefined ? null : loadDraft(key)
  if (key !== undefined && draft && Date.parse(draft.savedAt) <= sentAt) dropDraft(key)
}

/** Removes all that anybody has kept here of a record that is gone. */
export function dropDrafts(record: string): void {
  for (const key of keysOf(record)) dropDraft(key)
}

/** Removes drafts that nobody came back to, and what is none. */
export function dropOldDrafts(now: number): void {
  for (const key of draftKeys()) {
    const draft = loadDraft(key)
    if (!draft || now - Date.parse(draft.savedAt) > KEPT_MS) dropDraft(key)
  }
}

/** Those of all people who use this browser. */
function keysOf(record: string): string[] {
  return draftKeys().filter((key) => key.split(':').slice(3).join(':') === record)
}

function draftKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  } catch {
    // Storage can be blocked; the form works without it.
    return []
  }
}

function loadDraft(key: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isDraft(draft) ? draft : null
  } catch {
    return null
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  const { version, savedAt, values } = value as Record<string, unknown>
  return (
    (version === null || typeof version === 'number') &&
    typeof savedAt === 'string' &&
    !Number.isNaN(Date.parse(savedAt)) &&
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((list) => Array.isArray(list) && list.every((text) => typeof text === 'string'))
  )
}

/** What a draft is of, by the id of its record; null for one that is not saved yet, which may have begun as a copy. */
export function draftRecord(kind: string, id: string | null, from: string | null = null): string {
  const name = kind === 'post' ? 'blog' : kind
  return from === null ? `${name}/${id ?? 'new'}` : `${name}/new/${from}`
}
