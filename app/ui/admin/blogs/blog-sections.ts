import type { blogForm } from '../../../../content/admin/blogs.ts'
import type { InLanguage } from '../../../../domain/text/in-language.ts'
import { inBoth, type FieldGroup, type FormSection } from '../form/form-sections.ts'

type Words = InLanguage<typeof blogForm>

/** All fields of the form, in the order of the page: what a change is, and what the form still lacks. */
export function blogSections(words: Words): FormSection[] {
  const pair = (name: string, label: string) => inBoth({ ar: `${name}_ar`, en: `${name}_en` }, label, { wanted: true })
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
        ...inBoth({ ar: 'tags', en: 'tags_en' }, words.tags),
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
