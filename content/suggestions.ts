import type { Localized } from '#domain/text/locale.ts'

/** What the list under a search box says. */
export const suggestionWords: {
  label: Localized
  page: Localized
  post: Localized
  all: Localized<(total: number) => string>
} = {
  label: { ar: 'اقتراحات البحث', en: 'Search suggestions' },
  page: { ar: 'صفحة', en: 'Page' },
  post: { ar: 'مقال', en: 'Article' },
  all: { ar: (total) => `كل النتائج (${total})`, en: (total) => `All results (${total})` },
}
