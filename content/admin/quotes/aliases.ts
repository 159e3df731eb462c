import { shared } from '#content/staff-labels.ts'
import type { Localized } from '#domain/text/locale.ts'

/** What customers call packs. */
export const aliasesWords = {
  title: shared.aliases,
  text: {
    ar: 'ما يكتبه العملاء وأي عبوة يقصدون به. من كتب سطراً بهذه الكلمات فُهم.',
    en: 'What customers write, and the pack that they mean. A line in these words is understood.',
  },
  add: { ar: 'إضافة تسمية', en: 'Add wording' },
  editTitle: { ar: 'تعديل تسمية', en: 'Edit wording' },
  search: { ar: 'ابحث في التسميات والرموز', en: 'Search wordings and codes' },
  searchButton: shared.search,
  means: { ar: 'تعني', en: 'means' },
  facts: {
    ar: (used: string, by: string) => `استُخدمت ${used} · أضافها ${by}`,
    en: (used: string, by: string) => `Used ${used} · added by ${by}`,
  } satisfies Localized<(used: string, by: string) => string>,
  edit: shared.edit,
  editNamed: { ar: (text: string) => `تعديل: ${text}`, en: (text: string) => `Edit: ${text}` },
  remove: shared.delete,
  removeQuestion: {
    ar: 'بعد الحذف تبقى الأسطر بهذه الكلمات كما كُتبت.',
    en: 'Lines in these words will stay as they are written.',
  },
  empty: {
    title: { ar: 'لا توجد تسميات', en: 'No wordings yet' },
    text: {
      ar: 'حين تعطي سطراً مكتوباً عبوةً في عرض سعر تُحفظ تسميته هنا.',
      en: 'When you give a line in words a pack in a quotation, its wording is saved here.',
    },
  },
  noneFound: { title: { ar: 'لا تسمية تطابق البحث', en: 'No wording matches' }, all: shared.showAll },
  failed: { ar: 'تعذّر تحميل التسميات', en: 'The wordings could not be loaded' },
  columns: {
    text: { ar: 'ما يكتبه العميل', en: 'What the customer writes' },
    stockCode: shared.stockCode,
    madeBy: { ar: 'أضافها', en: 'Added by' },
    used: { ar: 'مرات الاستخدام', en: 'Times used' },
  },
  form: {
    title: { ar: 'التسمية', en: 'The wording' },
    note: {
      ar: 'بلا كمية ولا وحدة. لا فرق بين الهمزات والأرقام العربية واللاتينية وحجم الحروف.',
      en: 'Without quantity and unit. Capitals, hamzas and kinds of digits make no difference.',
    },
    save: { ar: 'حفظ التسمية', en: 'Save wording' },
    refused: { ar: 'لم تُحفظ التسمية. راجع الحقول المعلّمة.', en: 'Not saved. Please check the marked fields.' },
    unknown: shared.notSaved,
  },
  removing: {
    done: { ar: 'حُذفت التسمية.', en: 'The wording has been deleted.' },
    unknown: { ar: 'حُذفت هذه التسمية من قبل.', en: 'This wording has already been deleted.' },
    failed: shared.notDeleted,
  },
}

export const aliasRefusals = {
  notMemorable: {
    ar: 'اكتب اسم شيء، بلا رقم هاتف ولا عنوان.',
    en: 'Write what a thing is called, without a telephone number or an address.',
  },
  taken: (text: string, code: string): Localized => ({
    ar: `«${text}» تعني ${code} من قبل.`,
    en: `“${text}” already means ${code}.`,
  }),
  noPack: { ar: 'لا عبوة بهذا الرمز.', en: 'No pack has this stock code.' },
  full: { ar: 'لا مكان لتسميات أخرى. احذف ما لا يُستخدم.', en: 'There is no room for more. Delete what is not used.' },
}
