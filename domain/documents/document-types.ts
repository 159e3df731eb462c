import type { Localized } from '#domain/text/locale.ts'

type TypeOfDocument = {
  name: Localized
  short: string
  /** Visitors still need it when it has expired: safety data must be reachable. */
  stays?: true
}

export const DOCUMENT_TYPES = {
  tds: { name: { ar: 'ورقة البيانات الفنية', en: 'Technical data sheet' }, short: 'TDS', stays: true },
  sds: { name: { ar: 'صحيفة بيانات السلامة', en: 'Safety data sheet' }, short: 'SDS', stays: true },
  certificate: { name: { ar: 'شهادة', en: 'Certificate' }, short: 'CERT' },
  'test-report': { name: { ar: 'تقرير اختبار', en: 'Test report' }, short: 'TEST' },
  dop: { name: { ar: 'إعلان الأداء', en: 'Declaration of performance' }, short: 'DOP' },
  approval: { name: { ar: 'اعتماد', en: 'Approval' }, short: 'APPR' },
  brochure: { name: { ar: 'كتيّب', en: 'Brochure' }, short: 'BRO' },
} as const satisfies Record<string, TypeOfDocument>

export type DocType = keyof typeof DOCUMENT_TYPES
export const DOC_TYPES = Object.keys(DOCUMENT_TYPES) as [DocType, ...DocType[]]

/** `mul`: several in one file. */
export const DOCUMENT_LANGUAGES = ['ar', 'en', 'tr', 'es', 'de', 'fr', 'it', 'mul'] as const
export type DocumentLanguage = (typeof DOCUMENT_LANGUAGES)[number]

export function isDocType(text: unknown): text is DocType {
  return DOC_TYPES.some((type) => type === text)
}

export function isDocumentLanguage(text: unknown): text is DocumentLanguage {
  return DOCUMENT_LANGUAGES.some((language) => language === text)
}

export function typeOfDocument(type: DocType): TypeOfDocument {
  return DOCUMENT_TYPES[type]
}
