import type { PluralForms } from '#domain/text/format.ts'
import type { Localized } from '#domain/text/locale.ts'

/** «5 دقائق قراءة». A no-break space keeps a number and its word together. */
export const readingTime: Localized<PluralForms> = {
  ar: {
    one: 'دقيقة قراءة واحدة',
    two: 'دقيقتا قراءة',
    few: '{count}\u00a0دقائق قراءة',
    many: '{count}\u00a0دقيقة قراءة',
    other: '{count}\u00a0دقيقة قراءة',
  },
  en: { other: '{count}\u00a0min read' },
}

export const blogPage: {
  missing: { title: Localized; text: Localized }
  all: Localized
  contents: Localized
  products: Localized
  more: Localized
  tags: Localized
  gallery: Localized
  /** Name of one picture of the gallery that has no words of its own. */
  picture: Localized<(title: string, number: number) => string>
  videos: Localized
  video: Localized<(title: string, number: number) => string>
  /** What the button on a video of another host says. */
  play: Localized<(video: string) => string>
  table: Localized
} = {
  missing: {
    title: { ar: 'المقال غير موجود', en: 'Blog not found' },
    text: {
      ar: 'ربما تغيّر رابطه أو لم يعد منشوراً. تجد كل المقالات في المدونة.',
      en: 'Its address may have changed, or it is no longer published. All articles are in the blog.',
    },
  },
  contents: { ar: 'في هذا المقال', en: 'In this article' },
  products: { ar: 'منتجات المقال', en: 'Products in this article' },
  more: { ar: 'مقالات أخرى', en: 'More articles' },
  all: { ar: 'جميع المقالات', en: 'All articles' },
  tags: { ar: 'وسوم المقال', en: 'Article tags' },
  gallery: { ar: 'صور المقال', en: 'Pictures' },
  picture: { ar: (title, number) => `${title}، صورة ${number}`, en: (title, number) => `${title}, picture ${number}` },
  videos: { ar: 'مقاطع الفيديو', en: 'Videos' },
  video: { ar: (title, number) => `${title}، فيديو ${number}`, en: (title, number) => `${title}, video ${number}` },
  play: { ar: (video) => `تشغيل: ${video}`, en: (video) => `Play: ${video}` },
  table: { ar: 'جدول يمكن تحريكه أفقياً', en: 'Table, can be scrolled sideways' },
}
