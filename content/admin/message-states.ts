import type { MessageState } from '#domain/messages/message.ts'
import type { Localized } from '#domain/text/locale.ts'

/** How far the work on a message is. */
export const messageStates: Record<MessageState, Localized> = {
  new: { ar: 'جديد', en: 'New' },
  'in-progress': { ar: 'قيد العمل', en: 'In progress' },
  waiting: { ar: 'بانتظار العميل', en: 'Waiting for the customer' },
  answered: { ar: 'تم الرد', en: 'Answered' },
  closed: { ar: 'مغلق', en: 'Closed' },
  spam: { ar: 'غير مرغوب فيه', en: 'Spam' },
}

/** What is said to whoever wanted to change a message that somebody else has changed in the meantime. */
export const messageConflicts = {
  state: {
    ar: (name: string, state: string) =>
      `غيّر ${name} الحالة إلى «${state}» قبلك بقليل. راجع الطلب ثم أعد المحاولة إن لزم.`,
    en: (name: string, state: string) =>
      `${name} has just changed the status to “${state}”. Check the request and try again if needed.`,
  },
  assignee: {
    ar: (name: string) => `غيّر ${name} المسؤول عن هذا الطلب قبلك بقليل. راجعه ثم أعد المحاولة إن لزم.`,
    en: (name: string) => `${name} has just reassigned this request. Check it and try again if needed.`,
  },
  unknown: {
    ar: 'تغيّر هذا الطلب قبل قليل. راجعه ثم أعد المحاولة إن لزم.',
    en: 'This request has just been changed. Check it and try again if needed.',
  },
}
