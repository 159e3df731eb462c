import type { InboxSort } from '#domain/messages/inbox-query.ts'
import { shared } from '#content/staff-labels.ts'
import type { Localized } from '#domain/text/locale.ts'

/** What the rows of the inbox say, and how they are put in order. */
export const inboxFacts = {
  from: { ar: 'المرسل', en: 'Customer' },
  company: { ar: 'الشركة والمدينة', en: 'Company, city' },
  status: shared.status,
  lines: shared.lines,
  value: shared.value,
  due: { ar: 'موعد الرد', en: 'Due' },
  owner: shared.owner,
  neededBy: { ar: 'مطلوب قبل', en: 'Needed by' },
  received: { ar: 'وقت الوصول', en: 'Received' },
  sort: shared.order,
  newest: { ar: 'الأحدث أولاً', en: 'Newest first' },
  sorts: {
    due: { ar: 'الأقرب موعداً أولاً', en: 'Soonest due first' },
    value: { ar: 'الأعلى قيمة أولاً', en: 'Highest value first' },
    age: { ar: 'الأقدم أولاً', en: 'Oldest first' },
  } satisfies Record<InboxSort, Localized>,
}

/** Columns of a list that a person chooses. */
export const ownColumns = { choose: shared.columns, save: { ar: 'حفظ الأعمدة', en: 'Save columns' } }

/** Views of a list that a person saves under a name. */
export const savedViews = {
  label: { ar: 'القوائم المحفوظة', en: 'Saved views' },
  keep: { ar: 'حفظ هذه القائمة', en: 'Save this view' },
  name: { ar: 'اسم القائمة', en: 'Name of the view' },
  submit: shared.save,
  drop: { ar: (name: string) => `حذف القائمة: ${name}`, en: (name: string) => `Remove view: ${name}` },
  nameMissing: { ar: 'اكتب اسماً للقائمة.', en: 'Write a name for the view.' },
  full: { ar: 'لا مكان لقوائم أخرى. احذف ما لا تستخدمه.', en: 'There is no room for more views. Remove one first.' },
  /** A filter of the view. */
  gone: {
    ar: (name: string) => `«${name}» في هذه القائمة لم يعد موجوداً.`,
    en: (name: string) => `“${name}” in this list no longer exists.`,
  },
  done: { ar: 'حُفظت القائمة.', en: 'View saved.' },
  dropped: { ar: 'حُذفت القائمة.', en: 'View removed.' },
  failed: { ar: 'تعذّر الحفظ. أعد المحاولة بعد قليل.', en: 'It could not be saved. Try again in a moment.' },
}
