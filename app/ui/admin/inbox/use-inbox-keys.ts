import { useEffectEvent, useLayoutEffect } from 'react'
import { useNavigate } from 'react-router'
import { messagePath } from '#domain/accounts/staff-paths.ts'
import { isSearchKey, isTyping } from '#app/ui/admin/list-keys.ts'

/** The search field above the list. */
export const SEARCH_ID = 'inbox-search'

type Place = { rows: { id: string }[]; current: string | undefined; search: string }

/** J and K open the next and the previous message of the list, / goes to the search. */
export function useInboxKeys({ rows, current, search }: Place) {
  const navigate = useNavigate()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (isSearchKey(event)) {
      event.preventDefault()
      document.getElementById(SEARCH_ID)?.focus()
      return
    }
    // By place on the keyboard, since the Arabic layout has other letters there.
    const step = event.code === 'KeyJ' ? 1 : event.code === 'KeyK' ? -1 : 0
    const next = rows[rows.findIndex(({ id }) => id === current) + step]
    if (step !== 0 && next && next.id !== current) void navigate(messagePath(next.id) + search)
  })
  useLayoutEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
