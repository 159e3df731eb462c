import type { StaffCaller } from '#domain/accounts/caller.ts'
import type { Clock } from '#server/clock.ts'

export type Opened = { name: string; at: string }

/** Who has opened which draft of a quotation of late, as far as this server was asked for its form. */
export type OpenDrafts = {
  /** Notes that somebody opens it; answers who else did before. */
  open(quotationId: string, by: Pick<StaffCaller, 'id' | 'name'>): Opened | null
}

const KEPT_MS = 30 * 60_000

export function createOpenDrafts({ clock }: { clock: Clock }): OpenDrafts {
  const opened = new Map<string, Opened & { quotationId: string; by: string }>()
  return {
    open(quotationId, { id, name }) {
      const now = clock()
      for (const [key, { at }] of opened) if (now.getTime() - Date.parse(at) > KEPT_MS) opened.delete(key)
      const others = [...opened.values()].filter((one) => one.quotationId === quotationId && one.by !== id)
      opened.set(`${quotationId} ${id}`, { quotationId, by: id, name, at: now.toISOString() })
      const last = others.toSorted((one, other) => (one.at < other.at ? 1 : -1))[0]
      return last ? { name: last.name, at: last.at } : null
    },
  }
}
