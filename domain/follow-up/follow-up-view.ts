import type { Message } from '#domain/messages/message.ts'
import { moneyText } from '#domain/quotes/halalas.ts'
import { formatMoment } from '#domain/text/format-instant.ts'
import type { Locale } from '#domain/text/locale.ts'
import { fieldMoment } from '#domain/text/riyadh-time.ts'
import { isOverdue, type LostReason, type OutcomeName } from './follow-up.ts'

/** What is followed up of a message, as its screen and its forms show it. */
export type FollowUpView = {
  dueAt: string | null
  isOverdue: boolean
  answeredAt: string | null
  outcome: OutcomeName | null
  /** As it is typed; '' where nobody has said it. */
  outcomeValue: string
  lostReason: LostReason | ''
  outcomeNote: string
  /** As its field has it; '' for none. */
  remindAt: string
  remindNote: string
}

/** `accepted` is what the customer has accepted, without VAT: the value of a request of which staff have said none. */
export function toFollowUpView(
  message: Message,
  accepted: bigint | null,
  { locale, now }: { locale: Locale; now: Date },
) {
  const { followUp } = message
  const value = followUp.outcomeValue ?? (followUp.outcome === 'lost' ? null : accepted)
  return {
    dueAt: followUp.dueAt && formatMoment(followUp.dueAt, locale),
    isOverdue: isOverdue(message, now.toISOString()),
    answeredAt: followUp.answeredAt && formatMoment(followUp.answeredAt, locale),
    outcome: followUp.outcome,
    outcomeValue: value === null ? '' : moneyText(value),
    lostReason: followUp.lostReason,
    outcomeNote: followUp.outcomeNote,
    remindAt: followUp.remindAt === null ? '' : fieldMoment(followUp.remindAt),
    remindNote: followUp.remindNote,
  } satisfies FollowUpView
}
