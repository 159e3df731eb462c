import { useEffect, useState } from 'react'
import { useHydrated } from '../base/use-hydrated.ts'

/** Seconds that are left of `seconds`, counted in the browser; 0 until the page lives. */
export function useCountdown(seconds: number): number {
  const lives = useHydrated()
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    // By the clock, since browsers let timers of hidden pages sleep.
    const end = performance.now() + seconds * 1000
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - performance.now()) / 1000))
      setLeft(rest)
      if (rest === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [seconds])
  return lives ? left : 0
}
