import type { Message, MessageAnswer, MessageState } from '../messages/message.ts'
import { messageText } from '../messages/message.ts'
import { formatMoment } from '../text/format-instant.ts'
import type { Locale } from '../text/locale.ts'
import { lineName, mirroredLines, toListLine, withoutMirror, type LineWords, type RequestLine } from './request-line.ts'
import { LINK_DAYS } from './request-number.ts'
import type { QuoteLine } from './quote-line.ts'

/** A request with all that its private page shows. */
export type OpenedRequest = { message: Message; lines: RequestLine[]; answers: MessageAnswer[] }

/** The same in one language. Notes and names of staff are none of it. */
export type RequestView = {
  number: string
  state: MessageState
  hasEmail: boolean
  receivedAt: string
  details: string
  lines: { name: string; code: string; pack: string; quantity: string; note: string; isKnown: boolean }[]
  /** Newest last. */
  timeline: { kind: 'arrived' | 'answered'; at: string; when: string; text: string }[]
}

export function toRequestView(
  { message, lines, answers }: OpenedRequest,
  words: LineWords,
  locale: Locale,
): RequestView {
  const { content, number, state, createdAt } = message
  const when = (instant: string) => formatMoment(instant, locale) ?? ''
  const arrived = { kind: 'arrived' as const, at: createdAt, when: when(createdAt), text: '' }
  return {
    number: number ?? '',
    state,
    hasEmail: content.email !== '' && state !== 'spam' && !message.isHeld,
    receivedAt: when(createdAt),
    details: withoutMirror(messageText(content), mirroredLines(lines, words, message.locale)),
    lines: lines.map((line) => ({
      name: lineName(line, locale),
      code: line.stockCode,
      pack: line.pack[locale],
      quantity: words.counted(line.qty, line.unit, locale),
      note: line.note,
      isKnown: line.text === '',
    })),
    timeline: [
      arrived,
      ...answers.map((answer) => ({
        kind: 'answered' as const,
        at: answer.createdAt,
        when: when(answer.createdAt),
        text: answer.body,
      })),
    ].toSorted((one, other) => (one.at < other.at ? -1 : 1)),
  }
}

/** Its lines as a list that is begun again. */
export function toRepeatedList(lines: readonly RequestLine[]): QuoteLine[] {
  return lines.map(toListLine)
}

const DAY = 86_400_000

/** Whether the link still opens the request: for a time after its last change. */
export function isLinkOver({ updatedAt }: Pick<Message, 'updatedAt'>, now: Date): boolean {
  return now.getTime() - Date.parse(updatedAt) > LINK_DAYS * DAY
}
