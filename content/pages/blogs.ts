import type { Localized } from '#domain/text/locale.ts'
import { BLOG_NAME } from '#content/blog-name.ts'
import type { PageHead } from '#content/seo/page-head.ts'

export const blogsHead = {
  title: { ar: 'الأخبار والمقالات', en: 'News and Articles' },
  description: {
    ar: 'مقالات عملية وأخبار وفعاليات من {site}: اختيار الرغوة ومانع التسرب، والعمل في الصيف، وفواصل الحريق، ونصائح للورش والمنازل.',
    en: 'Practical articles, news and events from {site}: choosing foam and sealants, working in summer, fire joints and tips for workshops and homes.',
  },
  ofDemo: true,
} satisfies PageHead

export const blogsPage: {
  title: Localized
  subtitle: Localized
  error: { title: Localized; text: Localized }
  empty: { title: Localized; text: Localized }
} = {
  title: BLOG_NAME,
  subtitle: {
    ar: 'ما نتعلمه في المواقع والورش، مكتوباً قبل أن يتحول إلى سؤال أو إعادة عمل.',
    en: 'What we learn on sites and in workshops, written down before it becomes a question or a rework.',
  },
  error: {
    title: { ar: 'حدث خطأ في تحميل المقالات', en: 'Error loading articles' },
    text: { ar: 'يرجى المحاولة مرة أخرى لاحقاً', en: 'Please try again later' },
  },
  empty: {
    title: { ar: 'لا توجد مقالات بعد', en: 'No articles yet' },
    text: { ar: 'ستُنشر مقالات جديدة قريباً.', en: 'New articles will be published soon.' },
  },
}
