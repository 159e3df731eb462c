import { blogForm } from '#content/admin/blogs.ts'
import { postCategoryNames } from '#content/posts.ts'
import { POST_FIELDS } from '#domain/posts/post-fields.ts'
import { POST_CATEGORIES } from '#domain/posts/post.ts'
import { useWords } from '#app/locale.ts'
import { DateField } from '#app/ui/admin/date/date-field.tsx'
import { PairField } from '#app/ui/admin/form/fields/pair-field.tsx'
import { FormNumber, FormSelect, FormText } from '#app/ui/admin/form/fields/plain-fields.tsx'
import { useField, useRecordForm } from '#app/ui/admin/form/record-form-context.ts'
import { recordPart } from '#app/ui/admin/form/record-part.tsx'
import { SlugField } from '#app/ui/admin/form/fields/slug-field.tsx'

const PostPart = recordPart<typeof POST_FIELDS>()

/** When, by whom and where the post appears. */
export function PublishingPart({ comments }: { comments: number }) {
  const words = useWords(blogForm)
  const { fields } = words
  const { tags } = POST_FIELDS
  const { touch } = useRecordForm()
  const date = useField('date')
  return (
    <PostPart
      section="publishing"
      title={words.sections.publishing}
      controls={{
        date: <DateField name="date" label={fields.date} value={date.value} error={date.error} onChange={touch} />,
        author: <FormText name="author" label={fields.author} hint={words.authorHint} dir="auto" />,
        category: <CategoryField />,
        readingMinutes: <FormNumber name="reading_time" label={fields.readingMinutes} inputMode="numeric" />,
        tags: <PairField of={tags} label={blogForm.fields.tags} hint={blogForm.tagsHint} rows={2} />,
        slug: <SlugField name="slug" from={['title_en', 'title_ar']} required />,
      }}
    >
      <dl className="blog-fact">
        <dt>{words.comments}</dt>
        <dd>{comments}</dd>
      </dl>
    </PostPart>
  )
}

/** The three categories, and the one that the post has where that is another. */
function CategoryField() {
  const words = useWords(blogForm)
  const names = useWords(postCategoryNames)
  const { value } = useField('category')
  const fixed = POST_CATEGORIES.map((name) => ({ value: name, label: names[name] }))
  const isOther = value !== '' && !fixed.some((option) => option.value === value)
  const options = [{ value: '', label: words.noCategory }, ...fixed, ...(isOther ? [{ value, label: value }] : [])]
  return <FormSelect name="category" label={words.fields.category} options={options} />
}
