import type { Message, MessageState } from '#domain/messages/message.ts'

/** What staff are notified of by mail, of a request that is there already. */
const NOTICE_KINDS = ['assigned', 'due', 'reminder', 'quote-waiting', 'quote-ending'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** `mark` tells one from the next of its kind: the time that is due, the revision of a quotation. */
export type Notice = { messageId: string; kind: NoticeKind; mark: string }

export const OUTCOMES = ['won', 'lost'] as const
export type OutcomeName = (typeof OUTCOMES)[number]

/** Why a customer bought elsewhere, or not at all. */
export const LOST_REASONS = ['price', 'time', 'stock', 'supplier', 'no-answer', 'cancelled', 'other'] as const
export type LostReason = (typeof LOST_REASONS)[number]

/** How staff reach a customer other than by mail. */
export const CONTACT_WAYS = ['phone', 'whatsapp', 'visit'] as const
export type ContactWay = (typeof CONTACT_WAYS)[number]

export type FollowUp = {
  /** Until when it is to be answered; null of what nobody waits for, and of what came before there were such times. */
  dueAt: string | null
  /** When it was first answered: by mail, by a quotation, or by a contact that staff noted. */
  answeredAt: string | null
  outcome: OutcomeName | null
  /** In halalas, without VAT; null where nobody has said it. */
  outcomeValue: bigint | null
  /** '' where nothing was lost. */
  lostReason: LostReason | ''
  outcomeNote: string
  /** When staff want to be reminded of it, and of what. */
  remindAt: string | null
  remindNote: string
  /** The id of the message that says the same. */
  duplicateOf: string | null
}

export const NO_FOLLOW_UP: FollowUp = {
  dueAt: null,
  answeredAt: null,
  outcome: null,
  outcomeValue: null,
  lostReason: '',
  outcomeNote: '',
  remindAt: null,
  remindNote: '',
  duplicateOf: null,
}

/** A message of another state is not waited for any more. */
export const WAITING_STATES: readonly MessageState[] = ['new', 'in-progress']

export function isOpen(state: MessageState): boolean {
  return WAITING_STATES.includes(state)
}

/** Whether it should have been answered by now. */
export function isOverdue({ state, followUp }: Pick<Message, 'state' | 'followUp'>, now: string): boolean {
  const { dueAt, answeredAt } = followUp
  return dueAt !== null && dueAt < now && answeredAt === null && WAITING_STATES.includes(state)
}

export function isOutcome(text: unknown): text is OutcomeName {
  return OUTCOMES.some((outcome) => outcome === text)
}

export function isLostReason(text: unknown): text is LostReason {
  return LOST_REASONS.some((reason) => reason === text)
}

export function isContactWay(text: unknown): text is ContactWay {
  return CONTACT_WAYS.some((way) => way === text)
}
