import { type FormEvent, useEffect, useState } from 'react'
import { signInPage } from '#content/pages/sign-in.ts'
import { useWords } from '#app/locale.ts'
import { Ltr } from '#app/ui/base/ltr.tsx'
import type { AwaitedCode } from './use-sign-in.ts'
import { useHydrated } from '#app/delivery/hydration.ts'

type NewCodeProps = { action: string; code: AwaitedCode; busy: boolean; onAsk: () => Promise<unknown> }

/** Another code, as soon as one may be asked for. Without scripts the button is always there and says how long it is. */
export function NewCode({ action, code, busy, onAsk }: NewCodeProps) {
  const words = useWords(signInPage.code)
  const seconds = useCountdown(code.secondsUntilNext)
  if (seconds > 0) {
    return (
      <p className="text-small text-ink-3">
        {words.againIn} <Ltr>{clockText(seconds)}</Ltr>
      </p>
    )
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void onAsk()
  }
  return (
    <form method="post" action={action} onSubmit={onSubmit}>
      <input type="hidden" name="email" value={code.email} />
      <button type="submit" className="account-link" aria-disabled={busy || undefined}>
        <span>{words.again}</span>
      </button>
    </form>
  )
}

/** 42 seconds are `0:42`. */
function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Seconds that are left of `seconds`, counted in the browser; 0 until the page lives. */
function useCountdown(seconds: number): number {
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
