import { useEffect, useEffectEvent, useState } from 'react'
import { inboxNews } from '#content/admin/requests/live.ts'
import { useLocale } from '#app/locale.ts'
import { showNotice } from './desktop-notices.ts'
import { followInbox, type Heard, type InboxNews } from './inbox-stream.ts'
import type { LiveInbox } from './live-inbox-context.ts'

const COUNT = /^\(\d+\) /

/** Writes a number before the title of the window, whichever page is shown in it. */
function useCountInTitle(count: number): void {
  useEffect(() => {
    const write = () => {
      const title = `${count > 0 ? `(${count}) ` : ''}${document.title.replace(COUNT, '')}`
      if (title !== document.title) document.title = title
    }
    write()
    // The title is the page's own, and another with every page.
    const titles = new MutationObserver(write)
    titles.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => titles.disconnect()
  }, [count])
}

type Counted = Pick<LiveInbox, 'place' | 'unread'>

/** Keeps what a page says of the inbox up to date while it is open: what was loaded or what was heard, whichever is later. */
export function useLiveInbox(loaded: Counted): LiveInbox {
  const [heard, setHeard] = useState<Counted>(loaded)
  const [news, setNews] = useState<InboxNews | null>(null)
  const [isLive, setLive] = useState(true)
  const locale = useLocale()
  const hear = useEffectEvent((what: Heard) => {
    if (what.type === 'over') setLive(false)
    if (what.type === 'live') setLive(what.isLive)
    if (what.type !== 'changed') return
    setHeard(what)
    if (!what.news || !inboxNews[what.news.kind]) return
    setNews(what.news)
    if (what.isFirst) showNotice(what.news, locale)
  })
  const begin = useEffectEvent(() => followInbox(loaded.place ?? 0, hear))
  const mayRead = loaded.place !== null
  useEffect(() => (mayRead ? begin() : undefined), [mayRead])
  const { place, unread } = mayRead && (heard.place ?? 0) > (loaded.place ?? 0) ? heard : loaded
  useCountInTitle(unread)
  return { place, unread, news, isLive }
}
