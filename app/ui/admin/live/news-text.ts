import { inboxNews, newMessage } from '#content/admin/requests/live.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { InboxNews } from './inbox-stream.ts'

/** What happened to which request, without anybody's name. */
export function newsText({ kind, number }: InboxNews, locale: Locale): string {
  const words = kind === 'new' && number === null ? newMessage : inboxNews[kind]
  return [words?.[locale], number].filter(Boolean).join(' · ')
}
