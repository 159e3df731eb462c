import { useEffect, useState } from 'react'

const ASK_MS = 1000

/** Whether the site answers again since something was lost on its way there; null where nothing was. */
export function useBackAgain(loss: object | null): boolean {
  const [mended, setMended] = useState<object | null>(null)
  useEffect(() => {
    if (loss === null) return undefined
    const stopping = new AbortController()
    const { signal } = stopping
    const ask = async () => {
      const answer = await fetch('/readyz', { cache: 'no-store', signal }).catch(() => null)
      if (!answer?.ok || signal.aborted) return
      stopping.abort()
      setMended(loss)
    }
    const asking = setInterval(() => void ask(), ASK_MS)
    signal.addEventListener('abort', () => clearInterval(asking))
    addEventListener('online', () => void ask(), { signal })
    return () => stopping.abort()
  }, [loss])
  return loss !== null && loss === mended
}
