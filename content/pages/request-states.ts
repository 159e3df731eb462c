import type { MessageState } from '../../domain/messages/message.ts'
import type { Localized } from '../../domain/text/locale.ts'

/** What a visitor is told of where his request stands; spam and what is held are received, too. */
export const requestStates: Record<MessageState, Localized> = {
  new: { ar: 'مُستلَم', en: 'Received' },
  spam: { ar: 'مُستلَم', en: 'Received' },
  'in-progress': { ar: 'قيد التسعير', en: 'Being priced' },
  answered: { ar: 'تم الرد', en: 'Answered' },
  closed: { ar: 'مغلق', en: 'Closed' },
}
