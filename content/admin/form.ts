import { shared } from '#content/staff-labels.ts'
import { nouns, counted } from '#domain/text/format.ts'
import { uploadMessages } from '#content/upload-messages.ts'
import { rowCount } from './record-count.ts'

const gapForms = nouns(
  ['حقل ناقص واحد', 'حقلان ناقصان', 'حقول ناقصة', 'حقلاً ناقصاً', 'حقل ناقص'],
  ['field missing', 'fields missing'],
  { ar: 'لا نقص' },
)

const productForms = nouns(['منتج واحد', 'منتجان', 'منتجات', 'منتجاً', 'منتج'], ['product', 'products'])

/** Words that all forms of the staff area share. */
export const adminForm = {
  rowActions: {
    edit: shared.edit,
    editNamed: { ar: (name: string) => `تعديل: ${name}`, en: (name: string) => `Edit: ${name}` },
    removeNamed: { ar: (name: string) => `حذف: ${name}`, en: (name: string) => `Delete: ${name}` },
  },
  duplicate: { ar: 'نسخ', en: 'Duplicate' },
  duplicateNamed: { ar: (name: string) => `نسخ: ${name}`, en: (name: string) => `Duplicate: ${name}` },
  /** Behind the names of a copy. */
  copyMark: { ar: ' (نسخة)', en: ' (copy)' },
  wholeForm: shared.allFields,
  saveAndNext: { ar: 'حفظ والتالي', en: 'Save and next' },
  /** The tags on the two sides of a pair, each in its own language. */
  languageTag: { ar: 'عربي', en: 'English' },
  /** Copies the text of one language into the empty field of the other. */
  copyOther: { ar: 'نسخ من الإنجليزية', en: 'Copy from Arabic' },
  /** On the side that was filled in from the other one. */
  filledTag: { ar: 'مُلئ تلقائياً', en: 'Filled in' },
  filled: {
    ar: (text: string) => `مُلئ الحقل الآخر: ${text}`,
    en: (text: string) => `The other field was filled in: ${text}`,
  },
  /** Said on the side that lacks its text, in the words of that side. */
  missingTag: { ar: 'ناقص', en: 'Missing' },

  sections: { ar: 'أقسام النموذج', en: 'Form sections' },
  sectionComplete: { ar: 'مكتمل', en: 'Complete' },
  gaps: counted(gapForms),
  missing: {
    label: { ar: 'الحقول الناقصة', en: 'Missing fields' },
    toPublish: { ar: 'مطلوب للنشر', en: 'Needed to publish' },
    toSave: { ar: 'مطلوب للحفظ', en: 'Needed to save' },
    toComplete: { ar: 'لاكتمال البيانات', en: 'To be complete' },
    done: shared.done,
  },
  problems: { ar: 'راجع هذه الحقول:', en: 'Check these fields:' },

  /** A field that takes a product. */
  product: {
    label: shared.products,
    hint: { ar: 'ابحث بالرمز أو الاسم.', en: 'Search by code or name.' },
    found: counted(productForms),
  },

  save: shared.saveChanges,
  saving: shared.saving,
  saveKey: { ar: 'Ctrl S', en: 'Ctrl S' },
  unsaved: { ar: 'تغييرات غير محفوظة', en: 'Unsaved changes' },
  saved: { ar: 'محفوظ', en: 'Saved' },
  offline: { ar: 'لا يوجد اتصال', en: 'Offline' },

  readOnly: { ar: 'للقراءة فقط: دورك لا يسمح بتغيير ما هنا.', en: 'Read only: your role does not allow changes here.' },
  back: { ar: 'رجوع', en: 'Back' },
  view: { ar: 'عرض', en: 'View' },

  connectionLost: {
    ar: 'انقطع الاتصال، ولم يُفقد شيء مما كتبته. أعد الحفظ عند عودة الاتصال.',
    en: 'The connection was lost. Nothing that you typed is lost: save again once you are back online.',
  },
  tooLarge: { ar: 'حجم المرسل أكبر من المسموح.', en: 'The submission is larger than allowed.' },
  saveAgain: { ar: 'إعادة الحفظ', en: 'Save again' },

  draft: {
    found: {
      ar: (when: string) => `كُتب هنا ولم يُحفظ: ${when}.`,
      en: (when: string) => `Typed here, not saved: ${when}.`,
    },
    older: {
      ar: 'تغيّر السجل بعد كتابة هذا، فراجعه قبل الحفظ.',
      en: 'The record has changed since you typed this: check it before you save.',
    },
    restore: { ar: 'استعادة ما كُتب', en: 'Bring it back' },
    discard: { ar: 'حذفه', en: 'Discard it' },
  },

  leave: {
    title: { ar: 'هل تغادر دون حفظ؟', en: 'Leave without saving?' },
    text: {
      ar: 'لم تُحفظ تغييراتك. ستبقى في هذا المتصفح إلى أن تعود إليها.',
      en: 'Your changes are not saved. They stay in this browser until you come back.',
    },
    uploading: {
      ar: 'ما زال ملف قيد الرفع، ولن يبقى إن غادرت: ستحتاج إلى اختياره من جديد.',
      en: 'A file is still being uploaded. It is lost if you leave, and you would have to choose it again.',
    },
    verb: { ar: 'مغادرة', en: 'Leave' },
  },

  signedOut: {
    title: { ar: 'انتهت جلستك', en: 'Your session has ended' },
    text: {
      ar: 'سجّل الدخول في نافذة جديدة ثم عد إلى هنا وأعد الحفظ. كل ما كتبته باقٍ في مكانه.',
      en: 'Sign in in a new tab, come back here and save again. Everything that you typed stays where it is.',
    },
    signIn: { ar: 'تسجيل الدخول في نافذة جديدة', en: 'Sign in in a new tab' },
  },

  stale: {
    title: { ar: 'حُفظ تعديل آخر أثناء عملك', en: 'Someone else saved a change in the meantime' },
    text: {
      ar: 'أُضيف إلى النموذج ما لم تمسّه أنت. وما غيّره كلاكما تجده هنا بنسختيه: اختر لكل حقل نسخة ثم احفظ.',
      en: 'Changes to fields that you had not touched have been merged into the form. Fields that you both changed are shown here in both versions: choose one for each, then save.',
    },
    textPlain: {
      ar: 'هذه نسختهم حيث تختلف عن نسختك. الحفظ مرة أخرى يُبقي ما في النموذج أدناه.',
      en: 'This is their version where it differs from yours. Saving again keeps what is in the form below.',
    },
    nothing: {
      ar: 'لا تعارض بين التعديلين، وقد جُمعا في النموذج. احفظ للمتابعة.',
      en: 'The changes do not conflict and have been merged in the form. Save to continue.',
    },
    mine: { ar: 'نسختك', en: 'Yours' },
    theirs: { ar: 'نسختهم', en: 'Theirs' },
    allMine: { ar: 'نسختي في كل الحقول', en: 'Mine everywhere' },
    allTheirs: { ar: 'نسختهم في كل الحقول', en: 'Theirs everywhere' },
    empty: { ar: '(فارغ)', en: '(empty)' },
    gone: {
      ar: 'حُذف هذا السجل أثناء عملك. انسخ ما تحتاج إليه قبل المغادرة.',
      en: 'This record was deleted meanwhile. Copy what you need before you leave.',
    },
  },

  slug: { label: shared.slug, hint: { ar: 'يُكتب من الاسم الإنجليزي.', en: 'Made from the English name.' } },

  upload: {
    choosePicture: { ar: 'اختيار صورة', en: 'Choose a picture' },
    choosePdf: { ar: 'اختيار ملف PDF', en: 'Choose a PDF' },
    choosePictures: { ar: 'إضافة صور', en: 'Add pictures' },
    dropPictures: { ar: 'أو اسحب الصور إلى هنا', en: 'or drop the pictures here' },
    galleryBroken: {
      ar: 'تعذّر تحميل صور المعرض. قد تكون البيانات تالفة.',
      en: 'Error loading gallery images. The data might be corrupted.',
    },
    pictureKinds: { ar: 'JPEG أو PNG أو WebP أو AVIF حتى 25 ميغابايت', en: 'JPEG, PNG, WebP or AVIF, up to 25 MB' },
    pdfKinds: { ar: 'PDF حتى 20 ميغابايت', en: 'PDF, up to 20 MB' },
    logoKinds: {
      ar: 'SVG، أو PNG أو WebP بخلفية شفافة، بعرض 512 بكسل على الأقل',
      en: 'SVG, or PNG or WebP with a transparent background, at least 512 pixels wide',
    },
    markKinds: {
      ar: 'مربعة: SVG أو PNG أو WebP أو JPEG، 512 بكسل على الأقل',
      en: 'Square: SVG, PNG, WebP or JPEG, at least 512 pixels',
    },
    catalogueKinds: { ar: 'PDF حتى 30 ميغابايت', en: 'PDF, up to 30 MB' },
    replace: shared.replace,
    open: shared.open,
    remove: { ar: (name: string) => `إزالة: ${name}`, en: (name: string) => `Remove: ${name}` },
    uploading: { ar: (percent: number) => `جارٍ الرفع ${percent}%`, en: (percent: number) => `Uploading ${percent}%` },
    cancel: { ar: 'إلغاء الرفع', en: 'Cancel the upload' },
    failed: { ar: 'تعذّر رفع الملف. أعد المحاولة.', en: 'The file could not be uploaded. Try again.' },
    offline: {
      ar: 'انقطع الاتصال أثناء الرفع. أعد المحاولة.',
      en: 'The connection was lost during the upload. Try again.',
    },
    signedOut: { ar: 'انتهت جلستك. سجّل الدخول ثم أعد الرفع.', en: 'Your session has ended. Sign in and upload again.' },
    wrongKind: { ar: 'نوع الملف غير مناسب لهذا الحقل.', en: 'This field does not accept files of that type.' },
    heic: uploadMessages.heic,
    pictureTooLarge: uploadMessages.pictureTooLarge,
    pdfTooLarge: uploadMessages.pdfTooLarge,
    catalogueTooLarge: uploadMessages.catalogueTooLarge,
    waiting: { ar: 'انتظر حتى يكتمل رفع الملفات ثم احفظ.', en: 'Wait until the files are uploaded, then save.' },
    retry: { ar: 'إعادة الرفع', en: 'Upload again' },
    other: { ar: 'اختيار ملف آخر', en: 'Choose another file' },
    holdsUp: {
      ar: 'لا يمكن الحفظ قبل أن يصل هذا الملف أو تزيله.',
      en: 'Nothing can be saved until this file has arrived or you remove it.',
    },
  },

  rows: {
    row: { ar: (row: number) => `الصف ${row}`, en: (row: number) => `Row ${row}` },
    remove: { ar: (row: number) => `حذف الصف ${row}`, en: (row: number) => `Delete row ${row}` },
    cell: {
      ar: (row: number, column: string) => `${column}، الصف ${row}`,
      en: (row: number, column: string) => `${column}, row ${row}`,
    },
    actions: shared.actions,
    pasteHint: {
      ar: 'يمكنك لصق صفوف كاملة من جدول بيانات في أي خلية.',
      en: 'You can paste whole rows from a spreadsheet into any cell.',
    },
    pasted: {
      ar: (count: number) => `أُلصق ${rowCount.ar(count)}.`,
      en: (count: number) => `${rowCount.en(count)} pasted.`,
    },
  },

  order: {
    handle: { ar: (name: string) => `ترتيب: ${name}`, en: (name: string) => `Move: ${name}` },
    kind: { ar: 'عنصر يمكن ترتيبه', en: 'sortable' },
    help: {
      ar: 'اضغط مفتاح المسافة للرفع، ثم حرّك بالأسهم، ثم المسافة للوضع أو Escape للتراجع.',
      en: 'Press Space to lift, move with the arrow keys, then Space to drop or Escape to cancel.',
    },
    earlier: { ar: 'إلى الأمام', en: 'Move earlier' },
    later: { ar: 'إلى الخلف', en: 'Move later' },
    lifted: { ar: (name: string) => `رُفع ${name}.`, en: (name: string) => `${name} lifted.` },
    at: {
      ar: (name: string, place: number, count: number) => `${name} في الموضع ${place} من ${count}.`,
      en: (name: string, place: number, count: number) => `${name} is at place ${place} of ${count}.`,
    },
    cancelled: {
      ar: (name: string) => `عاد ${name} إلى مكانه.`,
      en: (name: string) => `${name} restored to its place.`,
    },
  },
}
