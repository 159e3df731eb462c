import type { FormValues } from './form-values.ts'

/** What was typed into a form and not saved, as this browser keeps it. */
export type Draft = {
  /** The version of the record that it began with; null for a record that did not exist yet. */
  version: number | null
  savedAt: string
  values: FormValues
}

const PREFIX = 'draft:'
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** `record` names what is edited: `product/805`, `product/new`. */
export function loadDraft(record: string): Draft | null {
  try {
    return readDraft(localStorage.getItem(PREFIX + record))
  } catch {
    // Storage can be blocked; the form works without it.
    return null
  }
}

export function saveDraft(record: string, draft: Draft): void {
  try {
    localStorage.setItem(PREFIX + record, JSON.stringify(draft))
  } catch {
    // Blocked or full: what is typed still stands in the form.
  }
}

export function clearDraft(record: string): void {
  try {
    localStorage.removeItem(PREFIX + record)
  } catch {
    // Blocked: then there is no draft either.
  }
}

/** Removes drafts that nobody came back to. */
export function dropOldDrafts(now: number): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
    for (const key of keys) {
      const draft = readDraft(localStorage.getItem(key))
      if (!draft || now - Date.parse(draft.savedAt) > KEPT_MS) localStorage.removeItem(key)
    }
  } catch {
    // Blocked.
  }
}

function readDraft(text: string | null): Draft | null {
  if (text === null) return null
  try {
    const draft: unknown = JSON.parse(text)
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
