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
