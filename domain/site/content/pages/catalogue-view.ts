import type { RecordOf } from '#domain/fields/field.ts'
import { LOCALES, type Locale, type Localized } from '#domain/text/locale.ts'
import type { CATALOGUE_FIELDS } from './catalogue-fields.ts'

type Catalogue = RecordOf<typeof CATALOGUE_FIELDS>

/** A page of the catalogue as a picture. */
export type CataloguePagePicture = { src: string; width: number; height: number }
/** The catalogue of a category or brand; its size is null until it was printed. */
export type CataloguePart = { name: string; file: string; bytes: number | null }
/** What there is of a printed catalogue; one that nobody has asked for yet is still to be made. */
export type LiveCatalogue = { isMade: boolean; pagePictures: CataloguePagePicture[]; parts: CataloguePart[] }

export type CatalogueView = {
  title: string
  subtitle: string
  description: string
  small: { title: string; text: string }
  file: string
  /** The language of the file, where there is one in that language alone; null where each has its own. */
  only: Locale | null
  /** The file for readers of the other language. */
  other: string | null
} & LiveCatalogue

const OTHER: Localized<Locale> = { ar: 'en', en: 'ar' }

/** The stored file for readers of a language: theirs, or else the other one; null where the catalogue is printed. */
export function catalogueFile(catalogue: Catalogue, locale: Locale): { name: string; language: Locale } | null {
  if (catalogue.source !== 'file') return null
  const names: Localized<string | null> = { ar: catalogue.fileAr, en: catalogue.fileEn }
  const language = [locale, OTHER[locale]].find((one) => names[one])
  return language ? { name: names[language]!, language } : null
}

/** Where the present catalogue always answers, or that of a category or brand. */
export function cataloguePath(language: Locale, scope = ''): string {
  return `/catalogue/${scope}${language}.pdf`
}

export function firstCataloguePath(language: Locale): string {
  return `/catalogue/rawabit-catalogue-${language}.pdf`
}

export function isCatalogueFile(path: string): boolean {
  return LOCALES.some((locale) => path === cataloguePath(locale) || path === firstCataloguePath(locale))
}

/** Null where there is neither a file nor anything to print. */
export function toCatalogueView(
  catalogue: Catalogue,
  locale: Locale,
  live: LiveCatalogue | null,
): CatalogueView | null {
  const file = catalogueFile(catalogue, locale)
  if (!file && !live) return null
  const isAlone = file !== null && LOCALES.some((one) => catalogueFile(catalogue, one)?.language !== one)
  return {
    title: catalogue.heroTitle[locale],
    subtitle: catalogue.heroSubtitle[locale],
    description: catalogue.description[locale],
    small: { title: catalogue.smallTitle[locale] || catalogue.heroTitle[locale], text: catalogue.smallText[locale] },
    file: cataloguePath(file?.language ?? locale),
    only: isAlone ? file.language : null,
    other: isAlone ? null : cataloguePath(OTHER[locale]),
    isMade: file !== null || live?.isMade === true,
    pagePictures: file ? [] : (live?.pagePictures ?? []),
    parts: live?.parts ?? [],
  }
}
