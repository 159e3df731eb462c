import { shared } from '#content/staff-labels.ts'
import { SYNONYM_LIMITS, type SynonymProblem } from '#domain/search/synonym-form.ts'
import { counted, type PluralForms } from '#domain/text/format.ts'
import type { Localized } from '#domain/text/locale.ts'

const timesForms: Localized<PluralForms> = {
  ar: { one: 'مرة واحدة', two: 'مرتان', few: '{count}\u00a0مرات', many: '{count}\u00a0مرة', other: '{count}\u00a0مرة' },
  en: { one: 'once', two: 'twice', other: '{count}\u00a0times' },
}

/** What visitors searched in vain, and the names that the search takes for the same. */
export const searchWords = {
  title: { ar: 'البحث في الموقع', en: 'Site search' },
  choice: { ar: 'اختر القائمة', en: 'Choose a list' },
  lists: {
    missed: { ar: 'بلا نتائج', en: 'Not found' },
    closest: { ar: 'أقرب النتائج فقط', en: 'Closest matches only' },
    synonyms: shared.synonyms,
  },
  failed: { ar: 'تعذّر تحميل القائمة', en: 'The list could not be loaded' },
}

export const missedWords = {
  times: counted(timesForms),
  last: { ar: (moment: string) => `آخرها ${moment}`, en: (moment: string) => `last on ${moment}` },
  toSynonyms: { ar: 'إضافة إلى المترادفات', en: 'Add to synonyms' },
  toSynonymsNamed: {
    ar: (query: string) => `إضافة إلى المترادفات: ${query}`,
    en: (query: string) => `Add to synonyms: ${query}`,
  },
  toEquivalents: shared.addEquivalent,
  toEquivalentsNamed: {
    ar: (query: string) => `إضافة مكافئ: ${query}`,
    en: (query: string) => `Add an equivalent: ${query}`,
  },
  forget: { ar: 'مسح', en: 'Clear' },
  forgetNamed: { ar: (query: string) => `مسح: ${query}`, en: (query: string) => `Clear: ${query}` },
  forgetAll: { ar: 'مسح القائمة كلها', en: 'Clear the whole list' },
  forgetAllQuestion: {
    ar: 'تُمسح كل عمليات البحث التي في القائمة، ويبدأ العد من جديد.',
    en: 'All searches in the list are cleared, and counting starts over.',
  },
  missed: {
    text: {
      ar: 'ما بحث عنه الزوار ولم يجدوا شيئاً، الأكثر تكراراً أولاً. لا يُحفظ من بحث. إن كان اسماً آخر لشيء لدينا فأضفه إلى المترادفات.',
      en: 'Searches that found nothing, most frequent first. Who searched is not recorded. If it is another name for something you have, add it to the synonyms.',
    },
    empty: {
      title: { ar: 'لا بحث بلا نتائج', en: 'No failed searches' },
      text: {
        ar: 'حين يبحث زائر عن شيء ولا يجده يظهر هنا.',
        en: 'When a visitor searches for something and finds nothing, it shows up here.',
      },
    },
  },
  closest: {
    text: {
      ar: 'ما لم يوافق اسماً أو رمزاً فعُرضت للزائر أقرب المنتجات إليه، الأكثر تكراراً أولاً. لا يُحفظ من بحث.',
      en: 'Searches that no name or code matched, so that the closest products were shown, most frequent first. Who searched is not recorded.',
    },
    empty: {
      title: { ar: 'لا شيء هنا بعد', en: 'Nothing here yet' },
      text: {
        ar: 'حين لا يجد زائر إلا أقرب النتائج يظهر هنا ما بحث عنه.',
        en: 'When a visitor finds only the closest matches, the search shows up here.',
      },
    },
  },
  forgetting: {
    done: { ar: 'مُسح من القائمة.', en: 'Cleared from the list.' },
    unknown: { ar: 'مُسح من قبل.', en: 'It has already been cleared.' },
    failed: { ar: 'تعذّر المسح. أعد المحاولة بعد قليل.', en: 'It could not be cleared. Try again in a moment.' },
  },
}

export const synonymsWords = {
  text: {
    ar: 'أسماء لمعنى واحد، بأي لغة: من بحث بأحدها وجد ما كُتب بغيره. يعمل التغيير في الموقع حالاً.',
    en: 'Names that mean the same, in any language: a search for one also finds texts that use another. Changes take effect at once.',
  },
  add: { ar: 'إضافة مترادفات', en: 'Add synonyms' },
  editTitle: { ar: 'تعديل مترادفات', en: 'Edit synonyms' },
  edit: shared.edit,
  editNamed: { ar: (name: string) => `تعديل: ${name}`, en: (name: string) => `Edit: ${name}` },
  remove: shared.delete,
  removeQuestion: {
    ar: 'بعد الحذف لا يجد البحث بأحد هذه الأسماء إلا ما كُتب به نفسه.',
    en: 'A search for one of these names will then find only that exact name.',
  },
  empty: {
    title: { ar: 'لا توجد مترادفات', en: 'No synonyms yet' },
    text: {
      ar: 'أضف أسماء يستخدمها الناس لشيء واحد، مثل جبس وألواح جبسية و gypsum.',
      en: 'Add names that people use for one thing, like silicone, silicon and سيليكون.',
    },
  },
  form: {
    title: { ar: 'الأسماء', en: 'The names' },
    note: {
      ar: 'اسم في كل سطر، بالعربية أو الإنجليزية. لا حاجة إلى صيغ الكلمة ولا إلى همزاتها: يجدها البحث من نفسه.',
      en: 'One name to a line, in Arabic or English. Word forms, capitals and hamzas need no lines of their own: search finds them anyway.',
    },
    names: { ar: 'أسماء لمعنى واحد', en: 'Names that mean the same' },
    save: { ar: 'حفظ المترادفات', en: 'Save synonyms' },
    refused: { ar: 'لم تُحفظ المترادفات. راجع الحقل المعلّم.', en: 'Not saved. Please check the marked field.' },
    unknown: shared.notSaved,
  },
  existing: {
    title: { ar: 'أو أضفه إلى مجموعة موجودة', en: 'Or add it to an existing group' },
    text: { ar: 'اختر ما له المعنى نفسه.', en: 'Choose the one that means the same.' },
  },
  removing: {
    done: { ar: 'حُذفت المترادفات.', en: 'The synonyms have been deleted.' },
    unknown: { ar: 'حُذفت هذه المترادفات من قبل.', en: 'These synonyms have already been deleted.' },
    failed: { ar: 'تعذّر الحذف. أعد المحاولة بعد قليل.', en: 'They could not be deleted. Try again in a moment.' },
  },
}

/** Why a group of synonyms cannot be stored, in the words that staff read. */
export const synonymRefusals = {
  oneName: {
    ar: 'اكتب اسمين مختلفين على الأقل. صيغ الكلمة الواحدة يجدها البحث من نفسه.',
    en: 'Enter at least two different names. Search finds the forms of one word anyway.',
  },
  full: {
    ar: `توجد ${SYNONYM_LIMITS.groups} مجموعة، وهذا هو الحد. احذف ما لم يعد له لزوم.`,
    en: `There are ${SYNONYM_LIMITS.groups} groups, which is the limit. Delete one that is no longer needed.`,
  },
  tooLong: (name: string) => ({
    ar: `«${name}» أطول من ${SYNONYM_LIMITS.letters} حرفاً.`,
    en: `“${name}” is longer than ${SYNONYM_LIMITS.letters} characters.`,
  }),
  notSearchable: (name: string) => ({
    ar: `«${name}» ليس فيه حرف ولا رقم يُبحث عنه.`,
    en: `“${name}” has no letter or digit to search for.`,
  }),
  taken: (name: string, group: readonly string[]) => ({
    ar: `«${name}» موجود في مجموعة أخرى: ${group.join('، ')}. أضف الأسماء إليها.`,
    en: `“${name}” is in another group already: ${group.join(', ')}. Add the names to that one.`,
  }),
}

export function synonymProblem(problem: SynonymProblem): Localized {
  if (problem.kind === 'one-name') return synonymRefusals.oneName
  return problem.kind === 'too-long'
    ? synonymRefusals.tooLong(problem.name)
    : synonymRefusals.notSearchable(problem.name)
}
