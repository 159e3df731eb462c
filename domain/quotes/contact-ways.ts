/** How somebody wants to be answered; without imports, since browsers load it. */
export const CONTACT_WAYS = ['whatsapp', 'phone', 'email'] as const
export type ContactWay = (typeof CONTACT_WAYS)[number]

/** Longer texts are refused by the chat. */
const MOST_IN_CHAT = 1800

type Frame = { number?: string; url?: string }

/** A list as a text for a chat: its number, a line each, its link; cut at whole lines. */
export function chatText(lines: readonly (readonly string[])[], { number = '', url = '' }: Frame = {}): string {
  const written = lines.map((parts) => parts.filter((part) => part !== '').join(' – '))
  const textOf = (count: number) => {
    const left = written.length - count
    const more = left > 0 ? `+ ${left}` : ''
    return [number, ...written.slice(0, count), more, url].filter((part) => part !== '').join('\n')
  }
  let count = 0
  for (let length = 0; count < written.length && length <= MOST_IN_CHAT; count += 1) length += written[count]!.length
  while (count > 0 && textOf(count).length > MOST_IN_CHAT) count -= 1
  return textOf(count)
}
