import { useEffect, useRef, useState } from 'react'
import { newsText } from './news-text.ts'
import { useLocale } from '#app/locale.ts'
import type { InboxNews } from './inbox-stream.ts'

/** Of many at once the first is said, so that nobody is talked over. */
const PAUSE_MS = 10_000

/** Says what is new to those who listen, when they have heard what they are listening to. */
export function InboxAnnouncer({ news }: { news: InboxNews | null }) {
  const locale = useLocale()
  const [said, say] = useState('')
  const saidAt = useRef(0)
  useEffect(() => {
    if (!news || Date.now() - saidAt.current < PAUSE_MS) return
    saidAt.current = Date.now()
    say(newsText(news, locale))
  }, [news, locale])
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  )
}
