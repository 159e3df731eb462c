import { DOCUMENT_TYPES, type DocumentLanguage, type DocType } from '#domain/documents/document-types.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'

export const docLanguageNames: Record<DocumentLanguage, Localized> = {
  ar: { ar: 'العربية', en: 'Arabic' },
  en: { ar: 'الإنجليزية', en: 'English' },
  tr: { ar: 'التركية', en: 'Turkish' },
  es: { ar: 'الإسبانية', en: 'Spanish' },
  de: { ar: 'الألمانية', en: 'German' },
  fr: { ar: 'الفرنسية', en: 'French' },
  it: { ar: 'الإيطالية', en: 'Italian' },
  mul: { ar: 'عدة لغات', en: 'Several languages' },
}

type Asked = { type: DocType | ''; product: string; language: DocumentLanguage | '' }

/** What a request for a document is called: `Safety data sheet · S20 · Arabic`. */
export function documentSubject({ type, product, language }: Asked, locale: Locale): string {
  const parts = [type && DOCUMENT_TYPES[type].name[locale], product, language && docLanguageNames[language][locale]]
  return parts.filter((part) => part !== '').join(' · ')
}
