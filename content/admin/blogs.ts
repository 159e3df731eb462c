import { shared } from '#content/staff-labels.ts'
import { nouns, counted } from '#domain/text/format.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { ColumnOf } from '#domain/records/lists/list-columns.ts'
import type { PostSort } from '#domain/posts/post-list.ts'

const postForms = nouns(['مقال واحد', 'مقالان', 'مقالات', 'مقالاً', 'مقال'], ['blog', 'blogs'], { ar: 'لا مقالات' })

/** Staff's list of posts. */
export const blogList = {
  title: shared.blogs,
  add: shared.addBlog,
  view: shared.viewOnSite,
  search: { ar: 'ابحث بالعنوان العربي أو الإنجليزي', en: 'Search Arabic or English titles' },
  sort: shared.sortBy,
  sorts: {
    newest: shared.newest,
    oldest: shared.oldest,
    'title-en': { ar: 'العنوان الإنجليزي', en: 'English title' },
    'title-ar': { ar: 'العنوان العربي', en: 'Arabic title' },
  } satisfies Record<PostSort, Localized>,
  columns: {
    picture: shared.picture,
    'other-title': { ar: 'العنوان باللغة الأخرى', en: 'Title in the other language' },
    snippet: shared.snippet,
    date: shared.date,
    category: shared.category,
    state: shared.status,
  } satisfies Record<ColumnOf<'list.post'>, Localized>,
  apply: shared.apply,
  count: counted(postForms),
  empty: {
    title: { ar: 'لا توجد مقالات.', en: 'No blogs found.' },
    text: { ar: 'اكتب أول مقال ليظهر في المدونة.', en: 'Write the first one and it appears in the blog.' },
  },
  nothingFound: {
    text: { ar: 'لا يوجد مقال بهذا العنوان.', en: 'No title contains these words.' },
    all: { ar: 'عرض كل المقالات', en: 'Show all blogs' },
  },
  failed: { ar: 'تعذّر تحميل المقالات', en: 'Could not load blogs' },
}

/** Deleting a post. */
export const blogDeletion = {
  question: { ar: 'هل تريد حذف هذا المقال؟', en: 'Delete this blog?' },
  verb: shared.delete,
  failed: {
    ar: (message: string) => `❌ تعذّر حذف المقال: ${message}`,
    en: (message: string) => `❌ Failed to delete blog: ${message}`,
  },
  reasons: {
    gone: shared.gone,
    unreachable: shared.connectionLost,
    signedOut: { ar: 'انتهت جلستك. سجّل الدخول من جديد.', en: 'Your session has ended. Sign in again.' },
  },
}

/** The form of a post, for a new one and for one that is there. */
export const blogForm = {
  addTitle: shared.addBlog,
  editTitle: { ar: 'تعديل المقال', en: 'Edit Blog' },
  add: { ar: 'إضافة المقال', en: 'Add Blog' },
  update: { ar: 'تحديث المقال', en: 'Update Blog' },
  loadFailed: { ar: 'تعذّر تحميل المقال', en: 'Failed to load blog' },
  refused: { ar: (message: string) => `خطأ: ${message}`, en: (message: string) => `Error: ${message}` },
  saveFailed: { ar: 'تعذّر حفظ المقال', en: 'Failed to save blog' },

  sections: {
    words: { ar: 'العنوان والمقتطف', en: 'Title and snippet' },
    texts: { ar: 'نص المقال', en: 'Body' },
    publishing: { ar: 'بيانات المقال', en: 'About the article' },
    picture: { ar: 'صورة المقال', en: 'Picture' },
    media: { ar: 'الصور والفيديو', en: 'Pictures and videos' },
  },
  fields: {
    title: shared.title,
    snippet: shared.snippet,
    detail: { ar: 'النص', en: 'Body' },
    date: shared.date,
    author: { ar: 'الكاتب', en: 'Author' },
    category: { ar: 'القسم', en: 'Category' },
    readingMinutes: { ar: 'دقائق القراءة', en: 'Reading time (minutes)' },
    slug: shared.slug,
    tags: shared.tags,
    image: shared.mainPicture,
    imageAlt: shared.pictureShows,
    gallery: { ar: 'معرض الصور', en: 'Gallery' },
    videos: { ar: 'روابط الفيديو', en: 'Video links' },
  },
  authorHint: {
    ar: 'الاسم admin يظهر للقارئ باسم فريق التحرير.',
    en: 'The name admin is shown to readers as the editorial team.',
  },
  comments: { ar: 'التعليقات', en: 'Comments' },
  noCategory: { ar: 'بلا قسم', en: 'No category' },
  tagsHint: { ar: 'افصل بينها بفواصل.', en: 'Separate them by commas.' },
  videosHint: {
    ar: 'رابط YouTube أو اسم ملف فيديو في كل سطر.',
    en: 'One YouTube link or name of a video file a line.',
  },
  previews: shared.preview,
}
