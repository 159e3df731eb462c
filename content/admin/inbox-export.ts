import { shared } from '#content/staff-labels.ts'
import type { Localized } from '#domain/text/locale.ts'
import { listFacts } from '#content/pages/list-facts.ts'
import { inbox } from './inbox.ts'
import { messageWords } from './inbox-message.ts'
import { followUpWords } from './requests/follow-up.ts'

/** What the sheet of a workbook is called. */
export const sheetName: Localized = shared.requestsAndMessages

/** Headings of an export's columns, in both languages at once: the file is read by people of both. */
export const exportColumns = {
  id: shared.id,
  receivedAt: shared.received,
  kind: shared.kind,
  state: shared.status,
  assignee: shared.assignedTo,
  name: shared.name,
  firstName: { ar: 'الاسم الأول', en: 'First name' },
  lastName: { ar: 'اسم العائلة', en: 'Last name' },
  email: shared.email,
  phone: { ar: 'رقم الجوال', en: 'Mobile number' },
  companyName: { ar: 'اسم الشركة', en: 'Company name' },
  jobTitle: { ar: 'المسمى الوظيفي', en: 'Job title' },
  address: shared.address,
  text: shared.text,
  product: shared.product,
  locale: shared.language,
  page: { ar: 'الصفحة', en: 'Page' },
  consentedAt: { ar: 'وافق على سياسة الخصوصية في', en: 'Agreed to the privacy policy' },
  openedAt: { ar: 'فُتح في', en: 'Opened' },
  updatedAt: shared.lastChange,
  number: shared.requestNumber,
  newsAt: { ar: 'وافق على العروض والأخبار في', en: 'Agreed to offers and news' },
  newsWords: { ar: 'نص الموافقة', en: 'Words agreed to' },
  cameBy: messageWords.facts.cameBy,
  city: listFacts.city,
  project: listFacts.project,
  neededBy: listFacts.neededBy,
  contactBy: listFacts.contactBy,
  held: inbox.held,
  dueAt: followUpWords.dueAt,
  answeredAt: followUpWords.answeredAt,
  outcome: followUpWords.outcome.label,
  outcomeValue: followUpWords.outcome.value,
  lostReason: followUpWords.outcome.reason,
  outcomeNote: { ar: 'ملاحظة النتيجة', en: 'Note on the outcome' },
  remindAt: followUpWords.remind.at,
  remindNote: { ar: 'ملاحظة التذكير', en: 'Note on the reminder' },
  duplicateOf: followUpWords.duplicate.is,
}

export type ExportColumn = keyof typeof exportColumns

/** In cells of columns that say whether something is so. */
export const yesWord = shared.yes
