import { Trash2 } from 'lucide-react'
import { useMemo, type MouseEvent } from 'react'
import { adminForm } from '#content/admin/form.ts'
import { categoryForm } from '#content/admin/categories.ts'
import { publicationForm } from '#content/admin/records/publication.ts'
import { CATEGORIES_PATH } from '#domain/accounts/staff-paths.ts'
import { CATEGORY_FIELDS } from '#domain/catalogue/category-fields.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { PairField } from '#app/ui/admin/form/fields/pair-field.tsx'
import { FormNumber } from '#app/ui/admin/form/fields/plain-fields.tsx'
import { localizedValue } from '#app/ui/admin/form/form-values.ts'
import { PublicationPart, TakeOff } from '#app/ui/admin/form/publication/publication-part.tsx'
import { withPublication } from '#app/ui/admin/form/publication/publication-section.ts'
import { RecordForm } from '#app/ui/admin/form/record-form.tsx'
import { recordPart } from '#app/ui/admin/form/record-part.tsx'
import { SlugField } from '#app/ui/admin/form/fields/slug-field.tsx'
import { UploadField } from '#app/ui/admin/form/upload/upload-field.tsx'
import type { UploadedFile } from '#app/ui/admin/form/upload/uploaded-file.ts'
import type { RecordFormOptions } from '#app/ui/admin/form/use-record-form.ts'
import { categorySections } from './category-sections.ts'
import { FilledChoice, type Target } from './filled-choice.tsx'

const CategoryPart = recordPart<typeof CATEGORY_FIELDS>()

type CategoryFormProps = Omit<RecordFormOptions, 'sections'> & {
  known: UploadedFile[]
  /** Where its products may go, of a category that has some. */
  targets?: Target[] | null
  /** The way to delete what is edited. */
  deletion?: { to: string; onClick: (event: MouseEvent) => void }
}

const SLUG_FROM = ['name_en', 'name_ar']

/** A new category, or one that is edited; it is edited where there is a way to delete it. */
export function CategoryForm({ known, targets, deletion, ...options }: CategoryFormProps) {
  const words = useWords(categoryForm)
  const shared = useWords(adminForm)
  const { fields } = categoryForm
  const locale = useLocale()
  const sections = useMemo(() => withPublication(categorySections(locale), locale), [locale])
  return (
    <RecordForm
      {...options}
      sections={sections}
      title={deletion ? words.editTitle : words.addTitle}
      name={localizedValue(options.values, 'name', locale)}
      save={deletion ? shared.save : words.add}
      cancelTo={CATEGORIES_PATH}
      unreachable={deletion ? words.unreachable : null}
      actions={deletion && <DeleteButton {...deletion} />}
    >
      <div className="form-parts">
        <CategoryPart
          section="basics"
          title={words.basics}
          rows={[['slug', 'sortId']]}
          controls={{
            name: <PairField of={CATEGORY_FIELDS.name} label={fields.name} />,
            description: <PairField of={CATEGORY_FIELDS.description} label={fields.description} rows={5} />,
            slug: <SlugField name="category_slug" from={SLUG_FROM} required={!deletion} />,
            sortId: (
              <FormNumber
                {...CATEGORY_FIELDS.sortId.input}
                label={words.fields.sortId}
                hint={words.fields.sortHint}
                inputMode="numeric"
              />
            ),
          }}
        />
        <CategoryPart
          section="picture"
          title={words.picture}
          controls={{
            image: (
              <UploadField
                name="image"
                existing="existing_image"
                kind="image"
                label={words.fields.image}
                known={known}
              />
            ),
          }}
        />
        <PublicationPart takeOff={targets && <TakeOffFilled targets={targets} />} />
      </div>
    </RecordForm>
  )
}

/** Products do not stay in a category that is not on the site: what becomes of them is chosen first. */
function TakeOffFilled({ targets }: { targets: Target[] }) {
  const { takeOff } = useWords(publicationForm)
  return (
    <details className="admin-asked">
      <summary className="button button-outline button-small">{takeOff}</summary>
      <FilledChoice targets={targets} />
      <TakeOff />
    </details>
  )
}

function DeleteButton({ to, onClick }: NonNullable<CategoryFormProps['deletion']>) {
  return (
    <ButtonLink to={to} kind="danger" small onClick={onClick}>
      <Trash2 />
      {useWords(categoryForm).delete}
    </ButtonLink>
  )
}
