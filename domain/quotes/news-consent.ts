import { formatInstant } from '#domain/text/format-instant.ts'
import type { Message } from '#domain/messages/message.ts'
import type { Locale } from '#domain/text/locale.ts'

/** The form by which somebody takes back that news may be sent to them; its page says so afterwards under this key. */
export const WITHDRAW_NEWS = 'withdraw-news'
const SAID = 'news'

/** Where the page says that it was taken back. */
export function newsWithdrawnPath(path: string): string {
  return `${path}?${SAID}=off`
}

/** Since when somebody agrees to news; null where they do not. `isWithdrawn` right after they took it back. */
export type NewsView = { since: string | null; isWithdrawn: boolean }

export function toNewsView(messages: readonly Message[], search: URLSearchParams, locale: Locale): NewsView {
  const agreed = messages.find(({ marketingAt }) => marketingAt !== null)
  return {
    since: agreed?.marketingAt ? formatInstant(agreed.marketingAt, locale) : null,
    isWithdrawn: !agreed && search.get(SAID) === 'off',
  }
}
