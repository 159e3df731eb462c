import { shared } from '#content/staff-labels.ts'
import type { InboxChangeKind } from '#domain/messages/inbox-change.ts'
import type { Localized } from '#domain/text/locale.ts'

/** What screens that are open say of the inbox by themselves. */
export const live = {
  away: { ar: 'التحديث المباشر متوقف', en: 'Live updates paused' },
  notices: {
    turnOn: { ar: 'تفعيل التنبيهات', en: 'Turn on notifications' },
    turnOff: { ar: 'إيقاف التنبيهات', en: 'Turn off notifications' },
    blocked: { ar: 'المتصفح يمنع التنبيهات', en: 'The browser blocks notifications' },
  },
}

/** What calls somebody; the other kinds only change what stands in lists. */
export const inboxNews: Partial<Record<InboxChangeKind, Localized>> = {
  new: shared.newRequest,
  accepted: { ar: 'قُبل عرض السعر', en: 'Quote accepted' },
  declined: { ar: 'رُفض عرض السعر', en: 'Quote declined' },
  change: { ar: 'رسالة من العميل', en: 'Message from the customer' },
  due: { ar: 'تأخّر الرد على الطلب', en: 'Reply overdue' },
}

/** What is new and has no number. */
export const newMessage: Localized = { ar: 'رسالة جديدة', en: 'New message' }
