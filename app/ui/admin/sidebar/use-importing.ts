import { useEffect, useState } from 'react'
import { IMPORT_PROGRESS_PATH, UNASKED } from '#domain/accounts/staff-paths.ts'

export type Progress = { id: string; done: number; total: number }

const PAUSE_MS = 3000

/** How far the import has come that is under way, asked again and again until it is over; then nothing is asked. */
export function useImporting(loaded: Progress | null): Progress | null {
  const [heard, setHeard] = useState({ of: loaded, progress: loaded })
  const shown = heard.of === loaded ? heard.progress : loaded
  useEffect(() => {
    if (shown === null) return undefined
    const leaving = new AbortController()
    const look = async () => {
      const answer = document.hidden ? undefined : await ask(leaving.signal)
      // What cannot be had now is what it was, and asked for again.
      if (!leaving.signal.aborted) setHeard({ of: loaded, progress: answer === undefined ? { ...shown } : answer })
    }
    const timer = setTimeout(() => void look(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [shown, loaded])
  return shown
}

async function ask(signal: AbortSignal): Promise<Progress | null | undefined> {
  const path = `${IMPORT_PROGRESS_PATH}?${UNASKED}=1`
  const answer = await fetch(path, { signal, redirect: 'manual' }).catch(() => null)
  return answer?.ok ? ((await answer.json().catch(() => undefined)) as Progress | null | undefined) : undefined
}
