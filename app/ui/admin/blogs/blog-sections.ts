import type { blogForm } from '../../../../content/admin/blogs.ts'
import type { InLanguage } from '../../../../domain/in-language.ts'
import type { FieldGroup, FormSection } from '../form/form-sections.ts'

type Words = InLanguage<typeof blogForm>

/** All fields of the form, in the order of the page: what a change is, and what the form still lacks. */
export function blogSections(words: Words, inArabic: string, inEnglish: string): FormSection[] {
  const pair = (name: string, label: string): FieldGroup[] => [
    { names: [`${name}_ar`], label: `${label} (${inArabic})`, wanted: true },
    { names: [`${name}_en`], label: `${label} (${inEnglish})`, wanted: true },
  ]
  const plain = (name: string, label: string): FieldGroup => ({ names: [name], label })
  return [
    { id: 'words', title: words.words, fields: [...pair('title', words.title), ...pair('snippet', words.snippet)] },
    { id: 'texts', title: words.texts, fields: pair('detail', words.detail).map(asMarkup) },
    {
      id: 'publishing',
      title: words.publishing,
      fields: [
        plain('date', words.date),
        plain('author', words.author),
        plain('category', words.category),
        plain('reading_time', words.readingTime),
        plain('tags', `${words.tags} (${inArabic})`),
        plain('tags_en', `${words.tags} (${inEnglish})`),
        plain('slug', words.slug),
      ],
    },
    {
      id: 'picture',
      title: words.picture,
      fields: [plain('existing_image', words.image), ...pair('image_alt', words.imageAlt)],
    },
    {
      id: 'media',
      title: words.media,
      fields: [plain('existing_gallery_images', words.gallery), plain('gallery_videos', words.videos)],
    },
  ]
}

function asMarkup(group: FieldGroup): FieldGroup {
  return { ...group, isMarkup: true }
}
