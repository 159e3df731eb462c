import { useRef, useState } from 'react'

/** Runs one sending at a time: a second click while one is on its way does nothing. */
export function useSending() {
  const isRunning = useRef(false)
  const [busy, setBusy] = useState(false)
  async function once(send: () => Promise<void>) {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    try {
      await send()
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { busy, once }
}
