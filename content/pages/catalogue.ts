import type { Localized } from '#domain/text/locale.ts'

/** What stands round the catalogue; the other words of its page are staff's own. */
export const catalogueWords: {
  title: Localized
  frame: Localized
  /** Names the pages that one leafs through, and one of them. */
  pagePictures: Localized
  pagePicture: Localized
  byCategory: Localized
  download: Localized
  other: Localized
  /** Behind the words of the link, where there is one file for the readers of both languages. */
  only: Localized<Localized>
} = {
  title: { ar: 'الكتالوج', en: 'Catalogue' },
  pagePictures: { ar: 'صفحات الكتالوج', en: 'Pages of the catalogue' },
  pagePicture: { ar: 'الصفحة {n}', en: 'Page {n}' },
  byCategory: { ar: 'كتالوجات الفئات والعلامات', en: 'Catalogues by category and brand' },
  frame: { ar: 'كتالوج {site} بصيغة PDF', en: '{site} catalogue as a PDF' },
  download: { ar: 'تنزيل الكتالوج', en: 'Download Catalogue' },
  other: { ar: 'الكتالوج بالإنجليزية', en: 'Catalogue in Arabic' },
  only: { ar: { ar: '(بالعربية)', en: '(Arabic)' }, en: { ar: '(بالإنجليزية)', en: '(English)' } },
}
