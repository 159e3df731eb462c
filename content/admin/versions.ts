import { shared } from '#content/staff-labels.ts'
import { nouns, counted } from '#domain/text/format.ts'
import type { VersionAct } from '#domain/records/record-state.ts'
import type { Localized } from '#domain/text/locale.ts'
import { ownValue } from '#domain/text/own-value.ts'

const versionForms = nouns(['إصدار واحد', 'إصداران', 'إصدارات', 'إصداراً', 'إصدار'], ['version', 'versions'], {
  ar: 'لا إصدارات',
})

const letterForms = nouns(
  ['حرف واحد لم يتغيّر', 'حرفان لم يتغيّرا', 'أحرف لم تتغيّر', 'حرفاً لم يتغيّر', 'حرف لم يتغيّر'],
  ['unchanged letter', 'unchanged letters'],
)

/** The list of a record's versions. */
export const versionsWords = {
  title: { ar: 'الإصدارات', en: 'Versions' },
  titleOf: { ar: (name: string) => `الإصدارات: ${name}`, en: (name: string) => `Versions: ${name}` },
  link: { ar: (count: number) => `الإصدارات (${count})`, en: (count: number) => `Versions (${count})` },
  text: {
    ar: 'كل عملية حفظ تنشئ إصداراً يمكن مقارنته بغيره واسترجاعه. استرجاع إصدار قديم ينشئ إصداراً جديداً ولا يمحو شيئاً.',
    en: 'Every save creates a version that can be compared and restored. Restoring an old version creates a new one; nothing is lost.',
  },
  count: counted(versionForms),
  version: { ar: (number: number) => `الإصدار ${number}`, en: (number: number) => `Version ${number}` },
  toForm: { ar: 'إلى النموذج', en: 'To the form' },
  view: shared.viewOnSite,
  onSite: { ar: 'في الموقع', en: 'On the site' },
  draft: shared.draft,
  kept: { ar: 'مثبَّت', en: 'Kept' },
  keep: { ar: 'تثبيت', en: 'Keep' },
  keepNamed: {
    ar: (version: string) => `تثبيت ${version} حتى لا يُحذف`,
    en: (version: string) => `Keep ${version}, so that it is never deleted`,
  },
  release: { ar: 'إلغاء التثبيت', en: 'Stop keeping' },
  compare: shared.compare,
  compareNamed: {
    ar: (version: string) => `مقارنة ${version} بما قبله`,
    en: (version: string) => `Compare ${version} with the one before it`,
  },
  compareMarked: { ar: 'مقارنة الإصدارين المحددين', en: 'Compare the selected two' },
  marksA: { ar: (version: string) => `من ${version}`, en: (version: string) => `From ${version}` },
  marksB: { ar: (version: string) => `إلى ${version}`, en: (version: string) => `To ${version}` },
  from: shared.from,
  to: shared.to,
  restore: shared.restore,
  changed: { ar: (fields: string) => `تغيّر: ${fields}`, en: (fields: string) => `Changed: ${fields}` },
  changedMore: { ar: (count: number) => `و${count} غيرها`, en: (count: number) => `${count} more` },
  restoredFrom: { ar: (number: number) => `من الإصدار ${number}`, en: (number: number) => `from version ${number}` },
  inArabic: { ar: (label: string) => `${label} (عربي)`, en: (label: string) => `${label} (Arabic)` },
  inEnglish: { ar: (label: string) => `${label} (إنجليزي)`, en: (label: string) => `${label} (English)` },
  empty: {
    title: { ar: 'لا إصدارات بعد', en: 'No versions yet' },
    text: {
      ar: 'ابتداءً من الحفظ القادم يُسجَّل هنا كل حفظ، ومعه ما كان قبله.',
      en: 'From the next save on, every version is stored here, together with what was there before.',
    },
  },
  failed: { ar: 'تعذّر تحميل الإصدارات', en: 'The versions could not be loaded' },
  keeping: { done: { ar: 'حُفظ التثبيت.', en: 'Saved.' }, unknown: shared.noSuchVersion, failed: shared.notSaved },
}

/** What a save did, for a list of versions. */
export const versionActs: Record<VersionAct, Localized> = {
  create: { ar: 'إضافة', en: 'Added' },
  update: { ar: 'تعديل', en: 'Changed' },
  draft: { ar: 'حفظ مسودة', en: 'Saved as a draft' },
  schedule: { ar: 'جدولة', en: 'Scheduled' },
  publish: shared.published,
  unpublish: { ar: 'إخفاء من الموقع', en: 'Taken off the site' },
  discard: { ar: 'حذف التغييرات غير المنشورة', en: 'Unpublished changes discarded' },
  restore: { ar: 'استرجاع إصدار', en: 'Restored' },
  unbin: { ar: 'استرجاع من السلة', en: 'Brought back from the bin' },
  import: { ar: 'استيراد', en: 'Imported' },
  bulk: { ar: 'تعديل جماعي', en: 'Changed with others' },
}

/** Two versions beside each other. */
export const compareWords = {
  title: {
    ar: (from: string, to: string) => `مقارنة ${from} و${to}`,
    en: (from: string, to: string) => `${from} and ${to}`,
  },
  versions: { ar: 'الإصداران', en: 'The two versions' },
  before: { ar: 'قبل', en: 'Before' },
  after: { ar: 'بعد', en: 'After' },
  nothingBefore: { ar: 'لا شيء قبله', en: 'Nothing before it' },
  /** Heard before the words that are struck or marked. */
  removed: { ar: 'حُذف:', en: 'removed:' },
  added: { ar: 'أُضيف:', en: 'added:' },
  /** Of rows, pictures and entries of lists. */
  states: {
    added: { ar: 'أُضيف', en: 'Added' },
    removed: shared.removed,
    moved: { ar: 'نُقل', en: 'Moved' },
    changed: shared.changed,
    same: shared.unchanged,
  },
  empty: { ar: 'فارغ', en: 'Empty' },
  unchanged: shared.unchanged,
  onlySpaces: { ar: 'لم تتغيّر إلا المسافات.', en: 'Only spaces changed.' },
  leftOut: counted(letterForms),
  allFields: shared.allFields,
  changedFields: { ar: 'ما تغيّر فقط', en: 'Only what changed' },
  fieldsShown: { ar: 'الحقول المعروضة', en: 'Fields shown' },
  nothing: {
    title: { ar: 'لا فرق بين الإصدارين', en: 'These two say the same' },
    text: { ar: 'قد لا يختلفان إلا في الحالة أو الوقت.', en: 'They may differ only in state or time.' },
  },
  earlier: { ar: 'التغيير السابق', en: 'Earlier change' },
  later: { ar: 'التغيير التالي', en: 'Later change' },
  steps: shared.changes,
  allVersions: { ar: 'كل الإصدارات', en: 'All versions' },
  arabic: { ar: 'عربي', en: 'Arabic' },
  english: { ar: 'إنجليزي', en: 'English' },
  row: { ar: (place: number) => `الصف ${place}`, en: (place: number) => `Row ${place}` },
  noName: { ar: 'لم يعد موجوداً', en: 'deleted since' },
}

/** Bringing an old version back. */
export const restoreWords = {
  action: {
    ar: (version: string) => `استرجاع ${version} في إصدار جديد`,
    en: (version: string) => `Restore ${version} as a new version`,
  },
  question: {
    ar: (version: string) => `استرجاع ${version} في إصدار جديد؟`,
    en: (version: string) => `Restore ${version} as a new version?`,
  },
  live: {
    ar: 'تعود كل الحقول كما كانت، مع العبوات والصور والملفات، وتظهر في الموقع حالاً. ويبقى الإصدار الحالي في القائمة.',
    en: 'Every field goes back to what it was, including packs, pictures and files, and is live on the site at once. The current version stays in the list.',
  },
  notLive: {
    ar: 'تعود كل الحقول كما كانت، مع العبوات والصور والملفات. لا يتغيّر شيء في الموقع. ويبقى الإصدار الحالي في القائمة.',
    en: 'Every field goes back to what it was, including packs, pictures and files. Nothing changes on the site. The current version stays in the list.',
  },
  verb: shared.restore,
  asDraft: { ar: 'استرجاع مسودةً', en: 'Restore as a draft' },
  asDraftText: {
    ar: 'إن استرجعته مسودةً فلن يتغيّر شيء في الموقع حتى تنشره.',
    en: 'If you restore it as a draft, nothing changes on the site until you publish it.',
  },
  category: shared.category,
  noCategory: shared.none,
  stopped: { ar: (reason: string) => `لم يُسترجع الإصدار: ${reason}`, en: (reason: string) => `Not restored: ${reason}` },
  unknown: shared.noSuchVersion,
  failed: { ar: 'تعذّر الاسترجاع. أعد المحاولة بعد قليل.', en: 'This could not be restored. Try again in a moment.' },
}

const marks: Record<string, { gained: Localized; lost: Localized }> = {
  bold: { gained: { ar: 'صار عريضاً', en: 'made bold' }, lost: { ar: 'لم يعد عريضاً', en: 'no longer bold' } },
  italic: { gained: { ar: 'صار مائلاً', en: 'made italic' }, lost: { ar: 'لم يعد مائلاً', en: 'no longer italic' } },
  underline: {
    gained: { ar: 'صار تحته خط', en: 'underlined' },
    lost: { ar: 'لم يعد تحته خط', en: 'no longer underlined' },
  },
  struck: { gained: { ar: 'صار مشطوباً', en: 'struck out' }, lost: { ar: 'لم يعد مشطوباً', en: 'no longer struck out' } },
  sub: { gained: { ar: 'صار منخفضاً', en: 'made subscript' }, lost: { ar: 'لم يعد منخفضاً', en: 'no longer subscript' } },
  sup: {
    gained: { ar: 'صار مرتفعاً', en: 'made superscript' },
    lost: { ar: 'لم يعد مرتفعاً', en: 'no longer superscript' },
  },
  quote: {
    gained: { ar: 'صار اقتباساً', en: 'made a quotation' },
    lost: { ar: 'لم يعد اقتباساً', en: 'no longer a quotation' },
  },
  bullet: {
    gained: { ar: 'صار في قائمة', en: 'made a list item' },
    lost: { ar: 'لم يعد في قائمة', en: 'no longer a list item' },
  },
  numbered: {
    gained: { ar: 'صار في قائمة مرقّمة', en: 'made a numbered item' },
    lost: { ar: 'لم يعد في قائمة مرقّمة', en: 'no longer a numbered item' },
  },
  'column-head': {
    gained: { ar: 'صار رأس عمود', en: 'made a column head' },
    lost: { ar: 'لم يعد رأس عمود', en: 'no longer a column head' },
  },
}

type ValueWords = Localized<(value: string) => string>

const marksWithValue: Record<string, { gained: ValueWords; lost: ValueWords }> = {
  heading: {
    gained: { ar: (level) => `صار عنواناً من المستوى ${level}`, en: (level) => `made a heading ${level}` },
    lost: { ar: (level) => `لم يعد عنواناً من المستوى ${level}`, en: (level) => `no longer a heading ${level}` },
  },
  link: {
    gained: { ar: (to) => `صار رابطاً إلى ${to}`, en: (to) => `now links to ${to}` },
    lost: { ar: (to) => `لم يعد رابطاً إلى ${to}`, en: (to) => `no longer links to ${to}` },
  },
  color: {
    gained: { ar: (name) => `صار لونه ${name}`, en: (name) => `coloured ${name}` },
    lost: { ar: (name) => `لم يعد لونه ${name}`, en: (name) => `no longer ${name}` },
  },
  size: {
    gained: { ar: (name) => `صار حجمه ${name}`, en: (name) => `size ${name}` },
    lost: { ar: (name) => `لم يعد حجمه ${name}`, en: (name) => `no longer size ${name}` },
  },
  shows: {
    gained: { ar: (words) => `وصفها الآن: ${words}`, en: (words) => `now described: ${words}` },
    lost: { ar: (words) => `كان وصفها: ${words}`, en: (words) => `was described: ${words}` },
  },
}

/** What a stretch of a text gained or lost in form: `bold` is "made bold". */
export function bulkWords(mark: string, way: 'gained' | 'lost'): Localized {
  const plain = ownValue(marks, mark)
  if (plain) return plain[way]
  const [name = '', ...rest] = mark.split(' ')
  const words = ownValue(marksWithValue, name)?.[way]
  const value = rest.join(' ')
  return words ? { ar: words.ar(value), en: words.en(value) } : { ar: mark, en: mark }
}

/** Messages about restoring records. */
export const restoring = {
  categoryGone: {
    ar: (name: string) => `الفئة «${name}» ليست في الموقع. اختر فئة أخرى، أو استرجعه بلا فئة.`,
    en: (name: string) => `The category “${name}” is not on the site. Choose another, or bring it back without one.`,
  },
  categoryInBin: {
    ar: (name: string) => `الفئة «${name}» في السلة. اختر فئة أخرى، أو استرجعه بلا فئة.`,
    en: (name: string) => `Category “${name}” is in the bin. Choose another, or bring it back without one.`,
  },
  taken: { ar: 'صار هذا العنوان لسجل آخر.', en: 'This address belongs to another record now.' },
}
