import type { ListKind } from '#domain/site/content/content-kinds.ts'
import type { PageName } from '#domain/site/content/page-fields.ts'
import { nouns, countText } from '#domain/text/format.ts'
import type { Localized } from '#domain/text/locale.ts'

const records = nouns(['سجل واحد', 'سجلان', 'سجلات', 'سجلاً', 'سجل'], ['record', 'records'])

/** Why the site does not take what was written of its content. */
export const contentRefusals = {
  linkUnusable: { ar: 'لا يمكن استخدام هذا العنوان.', en: 'This address cannot be used.' },
  productUnknown: { ar: 'لا يوجد منتج بهذا المعرّف.', en: 'There is no product of this ID.' },
  dayToCome: { ar: 'هذا التاريخ لم يأت بعد.', en: 'This day is still to come.' },
  gapsOpen: (gaps: readonly string[]): Localized => ({
    ar: `اكتب ما يخص شركتك مكان: ${gaps.join('، ')}`,
    en: `Write what is true of your company in place of: ${gaps.join(', ')}`,
  }),
  placeholderMissing: (name: string): Localized => ({
    ar: `اكتب \u2066{${name}}\u2069 في النص.`,
    en: `Include {${name}} in the text.`,
  }),
  placeholderUnknown: (name: string): Localized => ({
    ar: `عنصر غير معروف \u2066{${name}}\u2069.`,
    en: `Unknown placeholder {${name}}.`,
  }),
  tooMany: (most: number): Localized => ({
    ar: `الحد في الموقع ${countText(most, records, 'ar')}. أخفِ واحداً أولاً.`,
    en: `The site shows at most ${countText(most, records, 'en')} of this kind. Take one off first.`,
  }),
}

const noPage = {
  ar: 'إن أُخفيت هذه الصفحة رأى الزائر مكانها «الصفحة غير موجودة»، وغاب رابطها عن القائمة وأسفل الصفحات.',
  en: 'Without this page visitors get “Page not found” in its place, and no link in navigation or footer leads there.',
}

/** What visitors see once nothing of a list is on the site, or the texts of a page are not; absent where they miss nothing. */
export const seenWithout: Partial<Record<ListKind | PageName, Localized>> = {
  slide: {
    ar: 'هذه آخر الشرائح في الموقع. بدونها يرى الزائر في الواجهة اسم الموقع وعبارته التعريفية وحقل البحث، بلا صورة.',
    en: 'No slide is left on the site then. Visitors see its name, its slogan and the search field, without a picture.',
  },
  reason: {
    ar: 'لا تبقى ميزة في الموقع، فيغيب قسمها من صفحته.',
    en: 'No reason is left there then, and its section leaves the page.',
  },
  industry: {
    ar: 'لا يبقى قطاع في الموقع، فيغيب قسم القطاعات من الرئيسية.',
    en: 'No industry is left on the site then, and the section leaves the home page.',
  },
  review: {
    ar: 'لا يبقى رأي في الموقع، فيغيب قسم آراء العملاء من الرئيسية.',
    en: 'No review is left on the site then, and the section leaves the home page.',
  },
  question: {
    ar: 'لا يبقى سؤال في الموقع: يرى الزائر «الصفحة غير موجودة» مكان الأسئلة الشائعة، ويغيب رابطها عن القائمة وأسفل الصفحات.',
    en: 'No question is left then: visitors get “Page not found” in place of the FAQ, and no link in navigation or footer leads there.',
  },
  about: noPage,
  policy: noPage,
  terms: noPage,
  privacy: {
    ar: `${noPage.ar} وتعرض النماذج إشعار الخصوصية بلا رابط.`,
    en: `${noPage.en} Forms show the privacy notice without a link.`,
  },
  catalogue: {
    ar: `${noPage.ar} ولا يُفتح ملف الكتالوج.`,
    en: `${noPage.en} The catalogue file cannot be opened either.`,
  },
}
