import { use, useEffect, useEffectEvent, useState, createContext } from 'react'
import { UNASKED } from '#domain/accounts/staff-paths.ts'
import type { InboxNews } from './inbox-stream.ts'

/** What a screen knows of the inbox, from the page itself or from what it has heard since. */
export type LiveInbox = {
  /** Up to which change; null for those who may not read it. */
  place: number | null
  unread: number
  /** The last change that calls somebody. */
  news: InboxNews | null
  isLive: boolean
}

export const LiveInboxContext = createContext<LiveInbox>({ place: null, unread: 0, news: null, isLive: true })

/** Changes often come several at once. */
const PAUSE_MS = 200
const RETRY_MS = 5000

/** A list as its address asks for it, and up to which change of the inbox it is so. */
type LiveList = { place: number; search: string }

/** Where a list is loaded again, and how what somebody uses in the shown one stays. */
export type FreshList<List> = { path: string; keep: (list: List, shown: List) => List }

/**
 * A list as it is now. It is renewed when something has changed, in place: what else stands on the page is not loaded
 * again. A window that nobody sees waits until somebody does.
 */
export function useFreshList<List extends LiveList>(loaded: List, { path, keep }: FreshList<List>): List {
  const { place } = use(LiveInboxContext)
  const [renewed, setRenewed] = useState({ of: loaded, list: loaded })
  const shown = renewed.of === loaded ? renewed.list : loaded
  const { search } = loaded
  // Not only whether it is old: what changed while a list was on its way makes that one old, too.
  const oldPlace = place !== null && place > shown.place ? shown.place : null
  const renew = useEffectEvent((list: List) => setRenewed({ of: loaded, list: keep(list, shown) }))
  useEffect(() => {
    if (oldPlace === null) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const begin = async () => {
      clearTimeout(timer)
      if (document.hidden) return
      const list = await load<List>(path + search, signal)
      if (signal.aborted) return
      if (list) renew(list)
      else timer = setTimeout(() => void begin(), RETRY_MS)
    }
    let timer = setTimeout(() => void begin(), PAUSE_MS)
    document.addEventListener('visibilitychange', () => void begin(), { signal })
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [oldPlace, path, search])
  return shown
}

/** Null where it cannot be had now: the session may have ended, which is nothing to lead anybody away for. */
async function load<List>(address: string, signal: AbortSignal): Promise<List | null> {
  const path = `${address}${address.includes('?') ? '&' : '?'}${UNASKED}=1`
  const answer = await fetch(path, { signal, redirect: 'manual' }).catch(() => null)
  return answer?.ok ? ((await answer.json().catch(() => null)) as List | null) : null
}

/** What somebody has selected, or stands at, stays in the list although it is no part of it any more. */
export function withRowsInUse<Row extends { id: string }>(rows: Row[], shown: readonly Row[], selector: string): Row[] {
  const lines = document.querySelectorAll(selector)
  const isInUse = (at: number) => lines[at]?.matches(':has(:checked), :focus-within') ?? false
  return [...rows, ...shown.filter(({ id }, at) => isInUse(at) && rows.every((row) => row.id !== id))]
}
