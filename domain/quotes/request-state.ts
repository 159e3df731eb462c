import type { Message, MessageState } from '#domain/messages/message.ts'
import { latestRevision, revisionState, sentRevision, type QuotationDossier } from './quotation-record.ts'

/** Where a request stands for whoever sent it: by its quotation, and without one by its message. */
export type RequestState = MessageState | 'quoted' | 'change-requested' | 'accepted' | 'declined' | 'expired'

/** `today` is the day in Riyadh. */
export function requestState(
  { state }: Pick<Message, 'state'>,
  quotation: QuotationDossier | null,
  today: string,
): RequestState {
  if (!quotation) return state
  const sent = sentRevision(quotation)
  const offer = sent && revisionState(sent, today)
  if (offer === 'accepted' || offer === 'declined') return offer
  if (state === 'closed') return state
  if (state === 'waiting' && offer !== 'sent') return state
  if (offer === 'change-requested' || offer === 'expired') return offer
  if (offer === 'sent') return 'quoted'
  return latestRevision(quotation).state === 'draft' ? 'in-progress' : state
}
