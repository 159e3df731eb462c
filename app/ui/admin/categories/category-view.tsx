import { categoryForm } from '#content/admin/categories.ts'
import { adminForm } from '#content/admin/form.ts'
import { publicationForm } from '#content/admin/records/publication.ts'
import { CATEGORY_FIELDS } from '#domain/catalogue/category-fields.ts'
import { useWords } from '#app/locale.ts'
import { SlugField } from '#app/ui/admin/form/fields/slug-field.tsx'
import { formView } from '#app/ui/admin/form/form-view.ts'
import { PublicationPart, TakeOff } from '#app/ui/admin/form/publication/publication-part.tsx'
import { useBeside } from '#app/ui/admin/records/use-beside.ts'
import { FilledChoice, type Target } from './filled-choice.tsx'

export const categoryView = formView({
  fields: CATEGORY_FIELDS,
  titles: { basics: categoryForm.basics, picture: categoryForm.picture },
  labels: { ...categoryForm.fields, slug: adminForm.slug.label },
  hints: { sortId: categoryForm.fields.sortHint },
  options: { description: { lines: 5 }, sortId: { inputMode: 'numeric' } },
  beside: [['slug', 'sortId']],
  controls: {
    slug: ({ isNew }) => <SlugField name="category_slug" from={['name_en', 'name_ar']} required={isNew} />,
  },
  Publication,
})

/** Products do not stay in a category that is not on the site: what becomes of them is chosen first. */
function Publication() {
  const { takeOff } = useWords(publicationForm)
  const { isFilled, others } = useBeside<{ isFilled: boolean; others: Target[] }>()
  return (
    <PublicationPart
      takeOff={
        isFilled && (
          <details className="admin-asked">
            <summary className="button button-outline button-small">{takeOff}</summary>
            <FilledChoice targets={others} />
            <TakeOff />
          </details>
        )
      }
    />
  )
}
