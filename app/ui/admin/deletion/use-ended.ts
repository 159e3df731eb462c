import { useState } from 'react'

/** Whether `what` was under way and is so no more; null is nothing. */
export function useEnded(what: string | object | null, isUnderWay: boolean): boolean {
  const [begun, setBegun] = useState<string | object | null>(null)
  if (isUnderWay && begun !== what) setBegun(what)
  return what !== null && begun === what && !isUnderWay
}
