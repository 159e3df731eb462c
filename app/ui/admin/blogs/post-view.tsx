import { blogForm } from '#content/admin/blogs.ts'
import { postCategoryNames } from '#content/posts.ts'
import { POST_FIELDS } from '#domain/posts/post-fields.ts'
import { POST_CATEGORIES } from '#domain/posts/post.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { FormSelect } from '#app/ui/admin/form/fields/plain-fields.tsx'
import { formView, type OwnControlProps } from '#app/ui/admin/form/form-view.ts'
import { PUBLICATION_ID } from '#app/ui/admin/form/publication/publication-section.ts'
import { useField } from '#app/ui/admin/form/record-form-context.ts'
import { useBeside } from '#app/ui/admin/records/use-beside.ts'
import './blogs.css'

export const postView = formView({
  fields: POST_FIELDS,
  titles: blogForm.sections,
  labels: blogForm.fields,
  hints: { author: blogForm.authorHint, tags: blogForm.tagsHint, videos: blogForm.videosHint },
  options: {
    snippet: { lines: 3 },
    tags: { lines: 2 },
    videos: { lines: 3, ltr: true, optional: true },
    date: { type: 'date' },
    readingMinutes: { inputMode: 'numeric' },
    // Without a picture there is nothing to describe: only the other side of a text is missed.
    imageAlt: { isUnwanted: true },
  },
  order: {
    publishing: ['date', 'author', 'category', 'readingMinutes', 'tags', 'slug'],
  },
  controls: { category: CategoryField },
  columns: [
    ['words', 'texts', 'media'],
    [PUBLICATION_ID, 'publishing', 'picture'],
  ],
  Below: Comments,
  isPreviewApart: true,
})

/** The three categories, and the one that the post has where that is another. */
function CategoryField({ label }: OwnControlProps) {
  const words = useWords(blogForm)
  const names = useWords(postCategoryNames)
  const { value } = useField('category')
  const fixed = POST_CATEGORIES.map((name) => ({ value: name, label: names[name] }))
  const isOther = value !== '' && !fixed.some((option) => option.value === value)
  const options = [{ value: '', label: words.noCategory }, ...fixed, ...(isOther ? [{ value, label: value }] : [])]
  return <FormSelect name="category" label={label[useLocale()]} options={options} />
}

function Comments({ section }: { section: string }) {
  const { comments: label } = useWords(blogForm)
  const { comments } = useBeside<{ comments: number }>()
  if (section !== 'publishing') return null
  return (
    <dl className="blog-fact">
      <dt>{label}</dt>
      <dd>{comments}</dd>
    </dl>
  )
}
