import { use, useEffect, useEffectEvent, useState } from 'react'
import { INBOX_ROWS_PATH, UNASKED } from '../../../../domain/accounts/staff-paths.ts'
import type { InboxList } from '../../../loading/inbox-list.ts'
import { LiveInboxContext } from './live-inbox-context.ts'

/** Changes often come several at once. */
const PAUSE_MS = 200

/**
 * The list of the inbox as it is now. It is renewed when something has changed, in place: what else stands on the page is
 * not loaded again. A window that nobody sees waits until somebody does.
 */
export function useFreshList(loaded: InboxList): InboxList {
  const { place } = use(LiveInboxContext)
  const [renewed, setRenewed] = useState({ of: loaded, list: loaded })
  const shown = renewed.of === loaded ? renewed.list : loaded
  const { search } = loaded
  const isOld = place !== null && place > shown.place
  const renew = useEffectEvent((list: InboxList) => setRenewed({ of: loaded, list: withRowsInUse(list, shown) }))
  useEffect(() => {
    if (!isOld) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const begin = async () => {
      const list = document.hidden ? null : await load(search, signal)
      if (list && !signal.aborted) renew(list)
    }
    const timer = setTimeout(() => void begin(), PAUSE_MS)
    document.addEventListener('visibilitychange', () => void begin(), { signal })
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [isOld, search])
  return shown
}

/** Null where it cannot be had now: the session may have ended, which is nothing to lead anybody away for. */
async function load(search: string, signal: AbortSignal): Promise<InboxList | null> {
  const path = `${INBOX_ROWS_PATH}${search}${search === '' ? '?' : '&'}${UNASKED}=1`
  const answer = await fetch(path, { signal, redirect: 'manual' }).catch(() => null)
  return answer?.ok ? ((await answer.json().catch(() => null)) as InboxList | null) : null
}

/** What somebody has selected, or stands at, stays in the list although it is no part of it any more. */
function withRowsInUse(list: InboxList, shown: InboxList): InboxList {
  const lines = document.querySelectorAll('.inbox-row')
  const isInUse = (at: number) => lines[at]?.matches(':has(:checked), :focus-within') ?? false
  const kept = shown.rows.filter(({ id }, at) => isInUse(at) && list.rows.every((row) => row.id !== id))
  return kept.length > 0 ? { ...list, rows: [...list.rows, ...kept] } : list
}
