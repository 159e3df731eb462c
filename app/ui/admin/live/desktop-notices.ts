import { inboxNews, newMessage } from '#content/admin/requests/live.ts'
import type { Locale } from '#domain/text/locale.ts'
import { messagePath } from '#domain/accounts/staff-paths.ts'
import type { InboxNews } from './inbox-stream.ts'

const KEY = 'inbox-notices'

/** `absent`: this browser has none. `ask`: nobody has asked for them here, or they were turned off. */
export type NoticeState = 'absent' | 'ask' | 'on' | 'blocked'

export function noticeState(): NoticeState {
  if (!('Notification' in window)) return 'absent'
  if (Notification.permission === 'denied') return 'blocked'
  return Notification.permission === 'granted' && isWanted() ? 'on' : 'ask'
}

/** Asks the browser, which asks whoever sits there: only ever after a press. */
export async function turnNoticesOn(): Promise<void> {
  want((await Notification.requestPermission()) === 'granted')
}

export function turnNoticesOff(): void {
  want(false)
}

const watchers = new Set<() => void>()

/** Calls when the state may be another one; answers what ends that. */
export function watchNotices(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

/** Several at once are one notice, the last. */
export function showNotice(news: InboxNews, locale: Locale): void {
  if (noticeState() !== 'on') return
  try {
    const notice = new Notification(newsText(news, locale), { tag: KEY, lang: locale, dir: 'auto' })
    // In a window of its own: what is typed in this one stays.
    notice.addEventListener('click', () => {
      notice.close()
      window.open(messagePath(news.id))
    })
  } catch {
    // Phones show none from a page.
  }
}

function isWanted(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on'
  } catch {
    return false
  }
}

function want(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(KEY, 'on')
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage there are no notices, as the button goes on saying.
  }
  for (const changed of watchers) changed()
}

/** What happened to which request, without anybody's name. */
export function newsText({ kind, number }: InboxNews, locale: Locale): string {
  const words = kind === 'new' && number === null ? newMessage : inboxNews[kind]
  return [words?.[locale], number].filter(Boolean).join(' · ')
}
