import { Trash2 } from 'lucide-react'
import { useMemo, type MouseEvent } from 'react'
import { adminForm } from '../../../../content/admin/form.ts'
import { categoryForm } from '../../../../content/admin/categories.ts'
import { CATEGORIES_PATH } from '../../../../domain/accounts/staff-paths.ts'
import { CATEGORY_FIELDS } from '../../../../domain/catalogue/category-fields.ts'
import { useLocale, useWords } from '../../../locale.ts'
import { ButtonLink } from '../../base/button.tsx'
import { PairField } from '../form/fields/pair-field.tsx'
import { FormNumber } from '../form/fields/plain-fields.tsx'
import { localizedValue } from '../form/form-values.ts'
import { RecordForm } from '../form/record-form.tsx'
import { recordPart } from '../form/record-part.tsx'
import { SlugField } from '../form/fields/slug-field.tsx'
import { UploadField } from '../form/upload/upload-field.tsx'
import type { UploadedFile } from '../form/upload/uploaded-file.ts'
import type { RecordFormOptions } from '../form/use-record-form.ts'
import { categorySections } from './category-sections.ts'

const CategoryPart = recordPart<typeof CATEGORY_FIELDS>()

type CategoryFormProps = Omit<RecordFormOptions, 'sections'> & {
  known: UploadedFile[]
  /** The way to delete what is edited. */
  deletion?: { to: string; onClick: (event: MouseEvent) => void }
}

const SLUG_FROM = ['name_en', 'name_ar']

/** A new category, or one that is edited; it is edited where there is a way to delete it. */
export function CategoryForm({ known, deletion, ...options }: CategoryFormProps) {
  const words = useWords(categoryForm)
  const shared = useWords(adminForm)
  const { fields } = categoryForm
  const locale = useLocale()
  const sections = useMemo(() => categorySections(locale), [locale])
  return (
    <RecordForm
      {...options}
      sections={sections}
      title={deletion ? words.editTitle : words.addTitle}
      name={localizedValue(options.values, 'name', locale)}
      save={deletion ? shared.save : words.add}
      cancelTo={CATEGORIES_PATH}
      unreachable={deletion ? words.unreachable : null}
      actions={
        deletion && (
          <ButtonLink to={deletion.to} kind="danger" small onClick={deletion.onClick}>
            <Trash2 />
            {words.delete}
          </ButtonLink>
        )
      }
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
      </div>
    </RecordForm>
  )
}
