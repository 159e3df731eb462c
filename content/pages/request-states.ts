import type { RequestState } from '#domain/quotes/request-state.ts'
import type { Localized } from '#domain/text/locale.ts'

/** What a visitor is told of where his request stands; spam and what is held are received, too. */
export const requestStates: Record<RequestState, Localized> = {
  new: { ar: 'مُستلَم', en: 'Received' },
  spam: { ar: 'مُستلَم', en: 'Received' },
  'in-progress': { ar: 'قيد التسعير', en: 'Being priced' },
  waiting: { ar: 'بانتظار العميل', en: 'Waiting for the customer' },
  answered: { ar: 'تم الرد', en: 'Answered' },
  quoted: { ar: 'عرض السعر جاهز', en: 'Quoted' },
  'change-requested': { ar: 'تعديل مطلوب', en: 'Change requested' },
  accepted: { ar: 'مقبول', en: 'Accepted' },
  declined: { ar: 'مرفوض', en: 'Declined' },
  expired: { ar: 'انتهت الصلاحية', en: 'Expired' },
  closed: { ar: 'مغلق', en: 'Closed' },
}
