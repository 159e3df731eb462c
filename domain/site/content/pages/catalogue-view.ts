import type { RecordOf } from '#domain/records/field.ts'
import { LOCALES, type Locale, type Localized } from '#domain/text/locale.ts'
import type { CATALOGUE_FIELDS } from './catalogue-fields.ts'

type Catalogue = RecordOf<typeof CATALOGUE_FIELDS>

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
}

const OTHER: Localized<Locale> = { ar: 'en', en: 'ar' }

/** The stored file for readers of a language: theirs, or else the other one; null where there is none. */
export function catalogueFile(catalogue: Catalogue, locale: Locale): { name: string; language: Locale } | null {
  const names: Localized<string | null> = { ar: catalogue.fileAr, en: catalogue.fileEn }
  const language = [locale, OTHER[locale]].find((one) => names[one])
  return language ? { name: names[language]!, language } : null
}

/** Where the present file always answers. */
export function cataloguePath(language: Locale): string {
  return `/catalogue/${language}.pdf`
}

export function firstCataloguePath(language: Locale): string {
  return `/catalogue/rawabit-catalogue-${language}.pdf`
}

export function isCatalogueFile(path: string): boolean {
  return LOCALES.some((locale) => path === cataloguePath(locale) || path === firstCataloguePath(locale))
}

/** Null where there is no file. */
export function toCatalogueView(catalogue: Catalogue, locale: Locale): CatalogueView | null {
  const file = catalogueFile(catalogue, locale)
  if (!file) return null
  const isAlone = LOCALES.some((one) => catalogueFile(catalogue, one)?.language !== one)
  return {
    title: catalogue.heroTitle[locale],
    subtitle: catalogue.heroSubtitle[locale],
    description: catalogue.description[locale],
    small: { title: catalogue.smallTitle[locale] || catalogue.heroTitle[locale], text: catalogue.smallText[locale] },
    file: cataloguePath(file.language),
    only: isAlone ? file.language : null,
    other: isAlone ? null : cataloguePath(OTHER[locale]),
  }
}
