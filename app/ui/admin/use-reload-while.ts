import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const PAUSE_MS = 2000

/** Loads the screen again and again while something is under way, one load after the other. */
export function useReloadWhile(isUnderWay: boolean): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isUnderWay || state !== 'idle') return undefined
    const timer = setTimeout(() => void revalidate(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isUnderWay, state, revalidate])
}
