import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

/**
 * Lets a deletion wait for a page that is on its way, as that of a search. The router would let it arrive after the page
 * that the deletion leads to, and show the older list, which says nothing of what was deleted.
 */
export function useSettled() {
  const isSettled = useNavigation().state === 'idle'
  const [waiting, setWaiting] = useState<{ act: () => void } | null>(null)
  useEffect(() => {
    if (isSettled) waiting?.act()
  }, [isSettled, waiting])
  const waitWith = (act: () => void) =>
    setWaiting({
      act() {
        setWaiting(null)
        act()
      },
    })
  return {
    isWaiting: waiting !== null,
    whenSettled: (act: () => void) => (isSettled ? act() : waitWith(act)),
    forget: () => setWaiting(null),
  }
}
