import type { Localized } from '#domain/text/locale.ts'
import { SYNONYM_LIMITS, type SynonymProblem } from '#domain/search/synonym-form.ts'

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
