import { kindCount, kindObject } from '#content/admin/record-count.ts'
import { shared } from '#content/staff-labels.ts'
import type { FilePlace, PlaceKind } from '#domain/media/media-file.ts'
import type { FileUse, MediaSort } from '#domain/media/media-query.ts'
import type { Focus } from '#domain/site/picture.ts'
import type { FileKind } from '#domain/site/stored-file.ts'
import { countText, formatNumber, type PluralForms } from '#domain/text/format.ts'
import { isolate, isolateText } from '#domain/text/isolate.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'

const placeForms: Localized<PluralForms> = {
  ar: { one: 'موضع واحد', two: 'موضعين', few: '{count} مواضع', many: '{count} موضعاً', other: '{count} موضع' },
  en: { one: '{count} place', other: '{count} places' },
}

const usedForms: Localized<PluralForms> = {
  ar: {
    one: 'مستخدم مرة واحدة',
    two: 'مستخدم مرتين',
    few: 'مستخدم {count}\u00a0مرات',
    many: 'مستخدم {count}\u00a0مرة',
    other: 'مستخدم {count}\u00a0مرة',
  },
  en: { one: 'Used {count}\u00a0time', other: 'Used {count}\u00a0times' },
}

/** The library of files. */
export const mediaWords = {
  title: shared.media,
  text: {
    ar: 'كل ما رُفع من صور وملفات PDF. ما ترفعه هنا يبقى إلى أن تحذفه.',
    en: 'Every uploaded picture and PDF. What you upload here stays until you delete it.',
  },
  search: shared.searchMedia,
  searchButton: shared.search,
  all: shared.all,
  kind: shared.kind,
  kinds: { image: { ar: 'الصور', en: 'Pictures' }, pdf: { ar: 'ملفات PDF', en: 'PDFs' } } satisfies Record<
    FileKind,
    Localized
  >,
  use: { ar: 'الاستخدام', en: 'Use' },
  uses: { used: { ar: 'المستخدمة', en: 'Used' }, unused: { ar: 'غير المستخدمة', en: 'Unused' } } satisfies Record<
    FileUse,
    Localized
  >,
  lacksAlt: { ar: 'بلا نص بديل', en: 'No alternative text' },
  sort: shared.order,
  sorts: { newest: shared.newest, size: { ar: 'الأكبر حجماً', en: 'Largest' }, name: shared.name } satisfies Record<
    MediaSort,
    Localized
  >,
  used: {
    ar: (count: number) => (count === 0 ? 'غير مستخدم' : countText(count, usedForms, 'ar')),
    en: (count: number) => (count === 0 ? 'Unused' : countText(count, usedForms, 'en')),
  },
  goesOn: { ar: (day: string) => `يُحذف في ${day}`, en: (day: string) => `Will be deleted on ${day}` },
  sentBy: { ar: (who: string) => `رفعه ${isolate(who, 'ar')}`, en: (who: string) => `Uploaded by ${who}` },
  unnamed: { ar: 'بلا اسم', en: 'Unnamed' },
  none: shared.nothingUploaded,
  noneFound: shared.nothingMatches,
  showAll: shared.showAll,
  failed: shared.mediaFailed,

  upload: {
    title: shared.uploadFiles,
    choose: { ar: 'اختيار ملفات', en: 'Choose files' },
    drop: { ar: 'أو اسحبها إلى هنا', en: 'or drop them here' },
    hint: {
      ar: 'صور JPEG أو PNG أو WebP أو AVIF حتى 25 ميغابايت، وملفات PDF حتى 20 ميغابايت.',
      en: 'JPEG, PNG, WebP or AVIF up to 25 MB; PDF up to 20 MB.',
    },
    submit: { ar: 'رفع', en: 'Upload' },
    results: { ar: 'نتائج الرفع', en: 'Upload results' },
    done: { ar: 'تم الرفع.', en: 'Uploaded.' },
    known: {
      ar: (name: string) => `موجود في المكتبة باسم ${isolateText(name)}.`,
      en: (name: string) => `Already there as ${isolateText(name)}.`,
    },
  },

  usedIn: { ar: 'يُستخدم في', en: 'Used in' },
  usedNowhere: { ar: 'لا يُستخدم في أي موضع.', en: 'Not used anywhere.' },
  places: {
    site: { ar: '', en: '' },
    draft: { ar: 'مسودة', en: 'draft' },
    bin: shared.inBin,
    version: { ar: 'إصدار سابق', en: 'old version' },
  } satisfies Record<PlaceKind, Localized>,

  facts: {
    title: shared.file,
    name: shared.originalName,
    stored: { ar: 'الاسم المحفوظ', en: 'Stored name' },
    size: { ar: 'الحجم', en: 'Size' },
    pixels: { ar: 'الأبعاد', en: 'Pixels' },
    by: { ar: 'رفعه', en: 'Uploaded by' },
    at: { ar: 'وقت الرفع', en: 'Uploaded' },
  },
  address: shared.address,
  copy: shared.copy,
  copied: shared.copied,
  open: { ar: 'فتح الملف', en: 'Open the file' },

  alt: {
    title: shared.alternativeText,
    field: shared.alternativeText,
    hint: {
      ar: 'ما الذي تُظهره الصورة، لمن لا يراها. يُقرأ حيث لا نص خاص بالموضع.',
      en: 'What the picture shows, for those who do not see it. Read out where the place has no text of its own.',
    },
    decorative: { ar: 'للزينة فقط، فلا يُقرأ شيء', en: 'Decoration only: nothing is read out' },
    save: shared.save,
  },
  focus: {
    label: shared.focalPoint,
    hint: { ar: 'يبقى هذا الجزء ظاهراً حيث تُقص الصورة.', en: 'This part stays in sight where the picture is cropped.' },
    crops: {
      wide: { ar: 'عريضة 16:9', en: 'Wide 16:9' },
      square: { ar: 'مربعة 1:1', en: 'Square 1:1' },
      tall: { ar: 'طويلة 4:5', en: 'Tall 4:5' },
    },
    points: {
      '00': { ar: 'أعلى اليسار', en: 'Top left' },
      '10': { ar: 'الأعلى', en: 'Top' },
      '20': { ar: 'أعلى اليمين', en: 'Top right' },
      '01': { ar: 'اليسار', en: 'Left' },
      '11': { ar: 'الوسط', en: 'Centre' },
      '21': { ar: 'اليمين', en: 'Right' },
      '02': { ar: 'أسفل اليسار', en: 'Bottom left' },
      '12': { ar: 'الأسفل', en: 'Bottom' },
      '22': { ar: 'أسفل اليمين', en: 'Bottom right' },
    } satisfies Record<Focus, Localized>,
  },
  tags: {
    title: shared.tags,
    text: {
      ar: 'كلمات تُصنَّف بها الملفات، ويُبحث بها عنها في المكتبة.',
      en: 'Words to group files by, and to find them by in the library.',
    },
    hint: { ar: 'افصل بينها بفاصلة.', en: 'Separate them with commas.' },
    save: { ar: 'حفظ الوسوم', en: 'Save the tags' },
    add: { ar: 'إضافة وسوم إلى المحدد', en: 'Add tags to the selected' },
    remove: { ar: 'إزالة وسوم من المحدد', en: 'Take tags off the selected' },
  },
  /** As versions name them. */
  fields: {
    original_name: shared.originalName,
    alt_ar: { ar: 'النص البديل بالعربية', en: 'Alternative text (Arabic)' },
    alt_en: { ar: 'النص البديل بالإنجليزية', en: 'Alternative text (English)' },
    decorative: shared.decorationOnly,
    focus: shared.focalPoint,
    tags: shared.tags,
  },
  /** Several files at once. */
  many: {
    title: { ar: 'ملفات محددة', en: 'Selected files' },
    edit: { ar: 'تعديل المحدد أو حذفه', en: 'Edit or delete the selected' },
    none: { ar: 'لا شيء محدد.', en: 'Nothing is selected.' },
    back: shared.media,
    decorative: shared.decorationOnly,
    noText: { ar: 'لا يحتاج إلى نص بديل.', en: 'Needs no alternative text.' },
    save: { ar: 'حفظ النصوص', en: 'Save the texts' },
    saved: { ar: 'حُفظت النصوص البديلة.', en: 'Alternative texts saved.' },
    wrong: { ar: 'لم يُحفظ شيء. راجع ما أُشير إليه.', en: 'Nothing was saved. Correct what is marked.' },
    remove: { ar: 'حذف المحدد', en: 'Delete the selected' },
    removeText: {
      ar: 'ينتقل إلى السلة ما لا يُستخدم في أي موضع ولا إصدار سابق، ويبقى غيره.',
      en: 'What no place and no old version uses goes to the bin; the rest stays.',
    },
    question: { ar: 'حذف الملفات المحددة؟', en: 'Delete the selected files?' },
  },
  replace: {
    title: { ar: 'استبدال الملف', en: 'Replace the file' },
    text: {
      ar: 'يظهر الملف الجديد في كل موضع وكل مسودة، وتبقى الإصدارات السابقة على الملف القديم. يمكن التراجع عن ذلك.',
      en: 'Every place and draft shows the new file; earlier versions keep the old one. It can be undone.',
    },
    file: { ar: 'الملف الجديد', en: 'New file' },
    submit: shared.replace,
    eachTitle: { ar: 'استبدال المحدد', en: 'Replace the selected' },
    eachText: {
      ar: 'اختر ملفات معاً، فيأخذ كل منها مكان الملف المحدد الذي له الاسم نفسه. يمكن التراجع عن ذلك.',
      en: 'Choose files together; each takes the place of the selected file of the same name. It can be undone.',
    },
    files: { ar: 'الملفات الجديدة', en: 'New files' },
    openNew: { ar: 'فتح الملف الجديد', en: 'Open the new file' },
  },
  remove: {
    title: { ar: 'حذف الملف', en: 'Delete the file' },
    inUse: {
      ar: 'لا يُحذف ما دام مستخدماً. استبدله أو أزله من مواضعه أولاً.',
      en: 'It cannot be deleted while it is in use. Replace it, or take it out of its places first.',
    },
    submit: shared.delete,
    question: { ar: 'حذف هذا الملف؟', en: 'Delete this file?' },
    inVersions: { ar: 'تعرضه إصدارات سابقة، وتبقى بعد ذلك بدونه:', en: 'Old versions show it and will be without it:' },
    confirm: shared.moveToBin,
  },

  saving: {
    done: { ar: 'حُفظ النص البديل.', en: 'Alternative text saved.' },
    unknown: shared.fileGone,
    failed: { ar: 'تعذّر الحفظ. أعد المحاولة.', en: 'Could not be saved. Please try again.' },
  },
  removing: {
    done: { ar: 'حُذف الملف.', en: 'File deleted.' },
    unknown: shared.fileGone,
    failed: { ar: 'تعذّر الحذف. أعد المحاولة.', en: 'Could not be deleted. Please try again.' },
  },
}

const MOST_NAMED = 5

/** Where a file is shown, in one line; many places are counted. */
export function placesText(places: readonly Pick<FilePlace, 'name' | 'where'>[], locale: Locale): string {
  const named = places.slice(0, MOST_NAMED).map(({ name, where }) => {
    const mark = mediaWords.places[where][locale]
    const shown = isolate(name[locale], locale)
    return mark === '' ? shown : `${shown} (${mark})`
  })
  const more = places.length - named.length
  if (more === 0) return named.join(locale === 'ar' ? '، ' : ', ')
  const rest = locale === 'ar' ? `و${formatNumber(more, 'ar')} غيرها` : `and ${formatNumber(more, 'en')} more`
  return `${named.join(locale === 'ar' ? '، ' : ', ')} ${rest}`
}

/** What comes of it. */
export const mediaResults = {
  inUse: (places: readonly FilePlace[]): Localized => ({
    ar: `مستخدم في: ${placesText(places, 'ar')}.`,
    en: `In use: ${placesText(places, 'en')}.`,
  }),
  sameFile: { ar: 'هذا هو الملف نفسه. اختر ملفاً آخر.', en: 'This is the same file. Choose another one.' },
  replaced: (count: number): Localized => ({
    ar: `استُبدل في ${countText(count, placeForms, 'ar')}.`,
    en: `Replaced in ${countText(count, placeForms, 'en')}.`,
  }),
  tagged: (count: number): Localized => ({
    ar: count === 0 ? 'لم يتغيّر شيء.' : `تغيّرت وسوم ${kindObject('file', count, 'ar')}.`,
    en: count === 0 ? 'Nothing has changed.' : `Tags changed on ${kindObject('file', count, 'en')}.`,
  }),
  removed: (count: number, left: readonly string[]): Localized => ({
    ar: `نُقل إلى السلة: ${formatNumber(count, 'ar')}.${left.length > 0 ? ` بقي لأنه مستخدم: ${left.map(isolateText).join('، ')}.` : ''}`,
    en: `Moved to the bin: ${count}.${left.length > 0 ? ` Kept, since used: ${left.map(isolateText).join(', ')}.` : ''}`,
  }),
  replacedNowhere: {
    ar: 'حُفظ الملف الجديد. لم يكن القديم مستخدماً في أي موضع.',
    en: 'The new file is stored. The old one was not used anywhere.',
  },
  replacedEach: (files: number, places: number): Localized => ({
    ar: `عدد ما استُبدل: ${kindCount('file', files, 'ar')}، في ${countText(places, placeForms, 'ar')}.`,
    en: `Replaced: ${kindCount('file', files, 'en')}, in ${countText(places, placeForms, 'en')}.`,
  }),
  unmatched: (names: readonly string[]): Localized => ({
    ar: `لا يطابق ملفاً واحداً من المحدد: ${names.map(isolateText).join('، ')}.`,
    en: `Not matched to one selected file: ${names.map(isolateText).join(', ')}.`,
  }),
  refused: (name: string, reason: Localized): Localized => ({
    ar: `${isolateText(name)}: ${reason.ar}`,
    en: `${isolateText(name)}: ${reason.en}`,
  }),
  left: (names: readonly Localized[]): Localized => ({
    ar: `بقي على الملف القديم: ${names.map(({ ar }) => isolate(ar, 'ar')).join('، ')}.`,
    en: `Still shows the old file: ${names.map(({ en }) => en).join(', ')}.`,
  }),
}
