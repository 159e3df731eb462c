import { Trash2 } from 'lucide-react'
import { useMemo, type MouseEvent } from 'react'
import { adminForm } from '#content/admin/form.ts'
import { itemForm, itemsPage } from '#content/admin/items.ts'
import { ITEMS_PATH, previewPath } from '#domain/accounts/staff-paths.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { localizedValue } from '#app/ui/admin/form/form-values.ts'
import { FormPreview } from '#app/ui/admin/form/preview/form-preview.tsx'
import { RecordForm } from '#app/ui/admin/form/record-form.tsx'
import { useMay } from '#app/ui/admin/use-may.tsx'
import { PublicationPart } from '#app/ui/admin/form/publication/publication-part.tsx'
import { withPublication } from '#app/ui/admin/form/publication/publication-section.ts'
import { SectionList } from '#app/ui/admin/form/section-list.tsx'
import type { UploadedFile } from '#app/ui/admin/form/upload/uploaded-file.ts'
import type { RecordFormOptions } from '#app/ui/admin/form/use-record-form.ts'
import { ProductBasics, type BasicsChoices } from './product-basics.tsx'
import { ProductMedia } from './product-media.tsx'
import { productSections } from './product-sections.ts'
import { ProductFigures, ProductPacks, ProductVideos } from './product-tables.tsx'
import { ProductTexts } from './product-texts.tsx'

export type ProductFormProps = Omit<RecordFormOptions, 'sections'> & {
  choices: BasicsChoices
  known: UploadedFile[]
  /** Of what is edited. */
  id?: string
  /** Beside the title: the code of what is edited. */
  code?: string | null
  deletion?: { to: string; onClick: (event: MouseEvent) => void }
}

/** A new product, or one that is edited; it is edited where it has an id. */
export function ProductForm({ choices, known, id, code, deletion, ...options }: ProductFormProps) {
  const words = useWords(itemForm)
  const shared = useWords(adminForm)
  const locale = useLocale()
  const mayDelete = useMay('records.write')
  const sections = useMemo(() => withPublication(productSections(locale), locale), [locale])
  const title = id === undefined ? words.addTitle : `${words.editTitle} ${code?.toUpperCase() ?? ''}`.trim()
  return (
    <RecordForm
      {...options}
      sections={sections}
      title={title}
      name={localizedValue(options.values, 'product_name', locale)}
      save={id === undefined ? words.add : shared.save}
      cancelTo={ITEMS_PATH}
      goesOn={id !== undefined}
      unreachable={words.unreachable}
      actions={<FormPreview to={(locale) => previewPath('items', locale)} />}
    >
      {id !== undefined && <input type="hidden" name="product_id" value={id} />}
      <div className="form-layout">
        <SectionList sections={sections}>{deletion && mayDelete && <DeleteLink {...deletion} />}</SectionList>
        <div className="form-parts">
          <ProductBasics choices={choices} />
          <ProductTexts />
          <ProductPacks />
          <ProductFigures />
          <ProductMedia known={known} />
          <ProductVideos />
          <PublicationPart />
        </div>
      </div>
    </RecordForm>
  )
}

function DeleteLink({ to, onClick }: NonNullable<ProductFormProps['deletion']>) {
  const { deletion } = useWords(itemsPage)
  return (
    <a href={to} onClick={onClick} className="section-link section-link-danger">
      <Trash2 />
      {deletion.inFormVerb}
    </a>
  )
}
