import { Trash2 } from 'lucide-react'
import { useMemo, type MouseEvent } from 'react'
import { adminForm } from '../../../../content/admin/form.ts'
import { categoryForm } from '../../../../content/admin/categories.ts'
import { RECORD_LIMITS } from '../../../../domain/records/record-limits.ts'
import { CATEGORIES_PATH } from '../../../../domain/accounts/staff-paths.ts'
import { useLocale, useWords } from '../../../locale.ts'
import { ButtonLink } from '../../base/button.tsx'
import { BilingualField } from '../form/fields/bilingual-field.tsx'
import { FormPart } from '../form/form-part.tsx'
import { FormNumber } from '../form/fields/plain-fields.tsx'
import { RecordForm } from '../form/record-form.tsx'
import { SlugField } from '../form/fields/slug-field.tsx'
import { UploadField } from '../form/upload/upload-field.tsx'
import type { UploadedFile } from '../form/upload/uploaded-file.ts'
import type { RecordFormOptions } from '../form/use-record-form.ts'
import { categorySections } from './category-sections.ts'

type CategoryFormProps = Omit<RecordFormOptions, 'sections'> & {
  known: UploadedFile[]
  /** The way to delete what is edited. */
  deletion?: { to: string; onClick: (event: MouseEvent) => void }
}

const NAMES = { ar: 'name_ar', en: 'name_en' }
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
        <FormPart id="basics" title={words.basics}>
          <div className="form-fields">
            <BilingualField names={NAMES} label={fields.name} required wanted maxLength={RECORD_LIMITS.name} />
            <BilingualField
              names={{ ar: 'description_ar', en: 'description_en' }}
              label={fields.description}
              rows={5}
              wanted
              maxLength={RECORD_LIMITS.description}
            />
            <div className="form-row">
              <SlugField name="category_slug" from={SLUG_FROM} required={!deletion} />
              <FormNumber
                name="category_sort_id"
                label={words.fields.sortId}
                hint={words.fields.sortHint}
                inputMode="numeric"
              />
            </div>
          </div>
        </FormPart>
        <FormPart id="picture" title={words.picture}>
          <UploadField name="image" existing="existing_image" kind="image" label={words.fields.image} known={known} />
        </FormPart>
      </div>
    </RecordForm>
  )
}
