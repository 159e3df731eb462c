import type { Localized } from '#domain/text/locale.ts'

/** What stands round the catalogue; the other words of its page are staff's own. */
export const catalogueWords: {
  frame: Localized
  download: Localized
  other: Localized
  /** Behind the words of the link, where there is one file for the readers of both languages. */
  only: Localized<Localized>
} = {
  frame: { ar: 'كتالوج {site} بصيغة PDF', en: '{site} catalogue as a PDF' },
  download: { ar: 'تنزيل الكتالوج', en: 'Download Catalogue' },
  other: { ar: 'الكتالوج بالإنجليزية', en: 'Catalogue in Arabic' },
  only: {
    ar: { ar: '(بالعربية)', en: '(Arabic)' },
    en: { ar: '(بالإنجليزية)', en: '(English)' },
  },
}
