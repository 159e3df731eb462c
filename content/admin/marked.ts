import type { MarkedAct } from '../../domain/records/lists/marked.ts'
import { formatNumber } from '../../domain/text/format.ts'
import { isolate } from '../../domain/text/isolate.ts'
import type { Localized } from '../../domain/text/locale.ts'

/** Marking records of a list. */
export const markWords = {
  mark: { ar: (name: string) => `تحديد ${isolate(name, 'ar')}`, en: (name: string) => `Select ${name}` },
  page: { ar: 'تحديد الصفحة', en: 'Select the page' },
  all: {
    ar: (total: number) => `كل المطابق: ${formatNumber(total, 'ar')}`,
    en: (total: number) => `All ${formatNumber(total, 'en')} that match`,
  },
  /** In place of it where more match than may be. */
  most: {
    ar: (most: number) => `المطابق أكثر من ${formatNumber(most, 'ar')}. ضيّق القائمة لتحديده كله.`,
    en: (most: number) => `More than ${formatNumber(most, 'en')} match. Narrow the list to select all of them.`,
  },
  marked: {
    ar: (count: number) => `المحدد: ${formatNumber(count, 'ar')}`,
    en: (count: number) => `${formatNumber(count, 'en')} selected`,
  },
  none: { ar: 'لا شيء محدد', en: 'Nothing is selected' },
  actions: { ar: 'إجراءات على المحدد', en: 'Actions for the selected' },
  clear: { ar: 'إلغاء التحديد', en: 'Clear the selection' },
  acts: {
    publish: { ar: 'نشر', en: 'Publish' },
    unpublish: { ar: 'إخفاء من الموقع', en: 'Take off the site' },
    schedule: { ar: 'جدولة', en: 'Schedule' },
    bin: { ar: 'نقل إلى السلة', en: 'Move to the bin' },
  } satisfies Record<MarkedAct, Localized>,
}

/** Asked before an act on many. */
export const markedQuestions = {
  title: {
    publish: { ar: (records: string) => `نشر ${records}؟`, en: (records: string) => `Publish ${records}?` },
    unpublish: {
      ar: (records: string) => `إخفاء ${records} من الموقع؟`,
      en: (records: string) => `Take ${records} off the site?`,
    },
    schedule: { ar: (records: string) => `جدولة ${records}؟`, en: (records: string) => `Schedule ${records}?` },
    bin: {
      ar: (records: string) => `نقل ${records} إلى السلة؟`,
      en: (records: string) => `Move ${records} to the bin?`,
    },
  } satisfies Record<MarkedAct, Localized<(records: string) => string>>,
  nothing: {
    publish: { ar: 'لا يمكن نشر أي مما حددته', en: 'None of the selected can be published' },
    unpublish: { ar: 'لا يمكن إخفاء أي مما حددته', en: 'None of the selected can be taken off the site' },
    schedule: { ar: 'لا يمكن جدولة أي مما حددته', en: 'None of the selected can be scheduled' },
    bin: { ar: 'لا يمكن نقل أي مما حددته', en: 'None of the selected can be moved' },
  } satisfies Record<MarkedAct, Localized>,
  text: {
    publish: { ar: 'تظهر في الموقع فوراً.', en: 'They go on the site at once.' },
    unpublish: {
      ar: 'تختفي من الموقع، ويبقى محتواها هنا مسودةً.',
      en: 'They leave the site. Their content stays here as a draft.',
    },
    schedule: { ar: 'تظهر في الموقع في الوقت الذي تختاره.', en: 'They go on the site at the time that you choose.' },
  } satisfies Record<Exclude<MarkedAct, 'bin'>, Localized>,
  publishAt: { ar: 'وقت النشر (بتوقيت الرياض)', en: 'Publish at (Riyadh time)' },
  more: {
    ar: (count: number) => `و${formatNumber(count, 'ar')} غيرها`,
    en: (count: number) => `and ${formatNumber(count, 'en')} more`,
  },
  left: {
    ar: (records: string) => `يُترك كما هو: ${records}`,
    en: (records: string) => `Left as they are: ${records}`,
  },
  noneMarked: { ar: 'حدّد سجلاً واحداً على الأقل.', en: 'Select at least one record.' },
  tooMany: {
    ar: (most: number) => `الحد ${formatNumber(most, 'ar')} في المرة الواحدة. ضيّق القائمة بالتصفية.`,
    en: (most: number) => `The limit is ${formatNumber(most, 'en')} at once. Narrow the list with its filters.`,
  },
  hasChanged: {
    ar: 'تغيّرت القائمة في هذه الأثناء. راجع العدد الجديد ثم أكّد.',
    en: 'The list has changed meanwhile. Check the new count, then confirm.',
  },
  nothingDone: { ar: 'لم يتغير شيء.', en: 'Nothing was changed.' },
  timeWanted: { ar: 'اختر وقت النشر.', en: 'Choose when to publish.' },
  failed: { ar: 'تعذّر ذلك. أعد المحاولة بعد قليل.', en: 'That did not work. Try again in a moment.' },
}

/** Shown while an act on many goes on. */
export const longActWords = {
  page: { ar: 'عملية جارية', en: 'In progress' },
  acts: {
    publish: { ar: 'جارٍ النشر', en: 'Publishing' },
    unpublish: { ar: 'جارٍ الإخفاء من الموقع', en: 'Taking off the site' },
    schedule: { ar: 'جارية الجدولة', en: 'Scheduling' },
    bin: { ar: 'جارٍ النقل إلى السلة', en: 'Moving to the bin' },
    undo: { ar: 'جارٍ التراجع', en: 'Undoing' },
  } satisfies Record<MarkedAct | 'undo', Localized>,
  progress: {
    ar: (done: number, total: number) => `${formatNumber(done, 'ar')} من ${formatNumber(total, 'ar')}`,
    en: (done: number, total: number) => `${formatNumber(done, 'en')} of ${formatNumber(total, 'en')}`,
  },
  text: {
    ar: 'يستمر العمل وإن غادرت هذه الصفحة. السجل يبيّن ما تم، ومنه يمكن التراجع.',
    en: 'It goes on if you leave this page. The log shows what was done and can undo it.',
  },
  look: { ar: 'تحديث', en: 'Refresh' },
  leave: { ar: 'متابعة العمل', en: 'Go on working' },
  ended: {
    ar: 'توقّف قبل أن يكتمل: لم يعد دور من طلبه يسمح بذلك.',
    en: 'This ended early: the person who started it may no longer do it.',
  },
}

/** Why a record is left out where nothing else says it. */
export const recordRefusals = {
  gone: { ar: 'لم يعد موجوداً.', en: 'It no longer exists.' },
  refused: { ar: 'تغيّر في هذه الأثناء.', en: 'It has changed meanwhile.' },
} satisfies Record<string, Localized>

/** What was done with many, in the notice above their list. */
export const markedNotices = {
  'marked-publish': {
    ar: (records: string) => `تم نشر ${records}.`,
    en: (records: string) => `${records} published.`,
  },
  'marked-unpublish': {
    ar: (records: string) => `تم إخفاء ${records} من الموقع.`,
    en: (records: string) => `${records} taken off the site.`,
  },
  'marked-schedule': {
    ar: (records: string) => `تمت جدولة ${records}.`,
    en: (records: string) => `${records} scheduled.`,
  },
  'marked-bin': {
    ar: (records: string) => `تم نقل ${records} إلى السلة.`,
    en: (records: string) => `${records} moved to the bin.`,
  },
} satisfies Record<`marked-${MarkedAct}`, Localized<(records: string) => string>>

export type MarkedNoticeName = keyof typeof markedNotices

/** Said behind it where some were left out. */
export const leftOutNote = {
  ar: (count: string) => `تُرك كما هو: ${count}.`,
  en: (count: string) => `Left as they are: ${count}.`,
}
