import type { DocumentStatus } from '#domain/documents/document-status.ts'
import type { Localized } from '#domain/text/locale.ts'

export const documentStatuses: Record<DocumentStatus, Localized> = {
  valid: { ar: 'سارٍ', en: 'Valid' },
  expiring: { ar: 'ينتهي قريباً', en: 'Expires soon' },
  expired: { ar: 'انتهت', en: 'Expired' },
}

/** Why a document cannot be kept as it was sent. */
export const documentRefusals = {
  noFile: { ar: 'اختر ملف PDF.', en: 'Choose a PDF file.' },
  notListed: { ar: 'اختر من القائمة.', en: 'Choose from the list.' },
  expiresBeforeIssued: { ar: 'تاريخ الانتهاء قبل تاريخ الإصدار.', en: 'The expiry date is before the date of issue.' },
  coversNothing: { ar: 'اختر منتجاً أو علامة.', en: 'Choose a product or a brand.' },
  reasonMissing: { ar: 'اكتب سبب السحب.', en: 'Say why it is withdrawn.' },
  withdrawnBefore: { ar: 'سُحبت هذه النسخة من قبل.', en: 'This revision has been withdrawn before.' },
  productUnknown: (id: string): Localized => ({
    ar: `لا يوجد منتج بهذا المعرّف: \u2066${id}\u2069`,
    en: `There is no product with this ID: ${id}`,
  }),
  brandUnknown: (id: string): Localized => ({
    ar: `لا توجد علامة بهذا المعرّف: \u2066${id}\u2069`,
    en: `There is no brand with this ID: ${id}`,
  }),
  sameFile: ({ ar, en }: Localized): Localized => ({
    ar: `هذا الملف موجود: ${ar}`,
    en: `This file is already there: ${en}`,
  }),
}
