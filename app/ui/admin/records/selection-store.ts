/** What is selected in a list of staff, on all of its pages, until the list is asked for in another way. */
type Stored = { list: string; ids: readonly string[] }

const KEY = 'selection'
const NONE: readonly string[] = []
const hearing = new Set<() => void>()
let stored: Stored | null = null

export function listKey(path: string): string {
  const { pathname, searchParams } = new URL(path, 'https://list')
  for (const name of ['page', 'sort']) searchParams.delete(name)
  return `${pathname}?${searchParams}`
}

export function onSelection(hear: () => void): () => void {
  hearing.add(hear)
  return () => hearing.delete(hear)
}

export function selectionOf(list: string): readonly string[] {
  stored ??= readStored()
  return stored.list === list ? stored.ids : NONE
}

export function setSelection(list: string, ids: Iterable<string>): void {
  stored = { list, ids: [...new Set(ids)] }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(stored))
  } catch {
    // Without storage, a selection lasts as long as the page.
  }
  for (const hear of hearing) hear()
}

function readStored(): Stored {
  const nothing: Stored = { list: '', ids: NONE }
  try {
    const { list, ids } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Stored>
    return typeof list === 'string' && Array.isArray(ids) ? { list, ids } : nothing
  } catch {
    // What cannot be read selects nothing.
    return nothing
  }
}
