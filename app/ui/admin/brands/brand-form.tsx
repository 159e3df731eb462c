import { Eye, Trash2 } from 'lucide-react'
import { useMemo, type MouseEvent } from 'react'
import { brandForm } from '#content/admin/catalogue/brands.ts'
import { adminForm } from '#content/admin/form.ts'
import { PLACEHOLDERS } from '#domain/site/content/fill-texts.ts'
import { BRANDS_PATH, previewPath } from '#domain/accounts/staff-paths.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { localizedValue } from '#app/ui/admin/form/form-values.ts'
import { PublicationPart } from '#app/ui/admin/form/publication/publication-part.tsx'
import { withPublication } from '#app/ui/admin/form/publication/publication-section.ts'
import { RecordForm } from '#app/ui/admin/form/record-form.tsx'
import type { UploadedFile } from '#app/ui/admin/form/upload/uploaded-file.ts'
import type { RecordFormOptions } from '#app/ui/admin/form/use-record-form.ts'
import { ApplicationsPart, BasicsPart, ContactPart, FactsPart, SpecialtiesPart, StaffPart } from './brand-parts.tsx'
import { PlaceholderHint } from '#app/ui/admin/site/placeholder-hint.tsx'
import { brandSections } from './brand-sections.ts'
import { LooksPart, TextsPart } from './looks-part.tsx'

type BrandFormProps = Omit<RecordFormOptions, 'sections'> & {
  known: readonly UploadedFile[]
  /** The id and the way to delete what is edited; null for a brand that does not exist yet. */
  brand: { id: string; to: string; onDelete: (event: MouseEvent) => void } | null
}

/** A new brand, or one that is edited. */
export function BrandForm({ known, brand, ...options }: BrandFormProps) {
  const words = useWords(brandForm)
  const shared = useWords(adminForm)
  const locale = useLocale()
  const sections = useMemo(() => withPublication(brandSections(locale), locale), [locale])
  return (
    <RecordForm
      {...options}
      sections={sections}
      title={brand ? words.editTitle : words.addTitle}
      name={localizedValue(options.values, 'name', locale)}
      save={brand ? shared.save : words.add}
      cancelTo={BRANDS_PATH}
      unreachable={words.unreachable}
      actions={
        <>
          <PreviewButton />
          {brand && (
            <ButtonLink to={brand.to} kind="danger" small onClick={brand.onDelete}>
              <Trash2 />
              {words.delete}
            </ButtonLink>
          )}
        </>
      }
    >
      <input type="hidden" name="brand_id" value={brand?.id ?? ''} />
      <PlaceholderHint names={PLACEHOLDERS} />
      <div className="form-parts">
        <BasicsPart isNew={brand === null} />
        <LooksPart known={known} />
        <TextsPart />
        <FactsPart />
        <SpecialtiesPart />
        <ApplicationsPart />
        <ContactPart />
        <StaffPart />
        <PublicationPart />
      </div>
    </RecordForm>
  )
}

/** Shows the page as visitors would see it, in a window of its own; nothing is saved. */
function PreviewButton() {
  const words = useWords(brandForm)
  const locale = useLocale()
  return (
    <Button
      type="submit"
      kind="outline"
      small
      formAction={previewPath('brands', locale)}
      formTarget="_blank"
      formNoValidate
    >
      <Eye />
      {words.previews}
    </Button>
  )
}
