import { shared } from '#content/staff-labels.ts'
import type { Localized } from '#domain/text/locale.ts'

/** The dialog in which a file of the library is chosen for a field. */
export const libraryWords = {
  open: { ar: 'اختيار من المكتبة', en: 'Choose from the library' },
  openFor: {
    ar: (field: string) => `اختيار من المكتبة: ${field}`,
    en: (field: string) => `Choose from the library: ${field}`,
  },
  search: shared.searchMedia,
  tag: { ar: 'الوسم', en: 'Tag' },
  anyTag: { ar: 'كل الوسوم', en: 'Any tag' },
  files: { ar: 'ملفات المكتبة', en: 'Files of the library' },
  none: shared.nothingUploaded,
  noneFound: shared.nothingMatches,
  loading: shared.loading,
  more: { ar: 'عرض المزيد', en: 'Show more' },
  failed: shared.mediaFailed,
  retry: { ar: 'إعادة المحاولة', en: 'Try again' },
  stored: { ar: 'الاسم المحفوظ لملف في الوسائط', en: 'Stored name of a file in Media' },
}

/** Said of a picture that is stored smaller than it was sent. */
export function madeSmaller(sent: number, kept: number): Localized {
  const [before, after] = [inMegabytes(sent), inMegabytes(kept)]
  return { ar: `صُغّرت: من ${before} إلى ${after} ميغابايت.`, en: `Made smaller: ${before} MB → ${after} MB.` }
}

function inMegabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1)
}
