import { Form } from 'react-router'
import { documentForm } from '#content/admin/documents.ts'
import { docLanguageNames } from '#content/documents/doc-names.ts'
import { DOCUMENT_FIELDS } from '#domain/documents/document-fields.ts'
import { revisionFilePath } from '#domain/documents/document-dto.ts'
import { DOCUMENT_LANGUAGES, DOCUMENT_TYPES } from '#domain/documents/document-types.ts'
import type { Document } from '#domain/documents/document.ts'
import { formatDay } from '#domain/text/format.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { FormSelect, FormText } from '#app/ui/admin/form/fields/plain-fields.tsx'
import { PairField } from '#app/ui/admin/form/fields/bilingual-field.tsx'
import { formView, type OwnControlProps } from '#app/ui/admin/form/form-view.ts'
import { useField, useRecordForm } from '#app/ui/admin/form/record-form-context.ts'
import { Group } from '#app/ui/admin/group.tsx'
import { useBeside } from '#app/ui/admin/records/use-next.ts'
import { IfMay } from '#app/ui/admin/use-may.tsx'
import { Badge } from '#app/ui/base/badge.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { Checkbox } from '#app/ui/base/field/checkbox.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'

type Option = { value: string; label: string }

/** What the form of a document shows beside its fields. */
type DocumentBeside = {
  brands: Option[]
  /** What its products are called, and those that can be added. */
  named: Option[]
  offered: Option[]
  document: Pick<Document, 'id' | 'revisions'> | null
  isExpired: boolean
}

const types = Object.fromEntries(Object.entries(DOCUMENT_TYPES).map(([type, { name }]) => [type, name]))

export const documentView = formView({
  fields: DOCUMENT_FIELDS,
  titles: documentForm.sections,
  labels: documentForm.fields,
  hints: { standards: documentForm.standardsHint, file: documentForm.fileHint, note: documentForm.noteHint },
  options: {
    number: { ltr: true, optional: true },
    issuer: { optional: true },
    standards: { lines: 3, ltr: true, optional: true },
    revisionLabel: { ltr: true, optional: true },
    note: { lines: 2, optional: true },
  },
  choices: { doc_type: types },
  beside: [
    ['docType', 'language'],
    ['number', 'issuer'],
    ['issued', 'expires'],
  ],
  controls: {
    title: ({ label }) => <PairField of={DOCUMENT_FIELDS.title} label={label} hint={documentForm.titleHint} />,
    language: LanguageField,
    slug: IdField,
    productIds: ProductsField,
    brandId: BrandField,
  },
  Above: ExpiredWarning,
  Below: SameFile,
  Beside: Revisions,
})

function LanguageField({ label }: OwnControlProps) {
  const locale = useLocale()
  const options = DOCUMENT_LANGUAGES.map((value) => ({ value, label: docLanguageNames[value][locale] }))
  return <FormSelect name="language" label={label[locale]} options={options} />
}

/** Of a new one alone: it never changes. */
function IdField({ label, isNew }: OwnControlProps) {
  const locale = useLocale()
  const { value } = useField('document_id')
  // Without it the form would hold less than the record, as if somebody had emptied it.
  if (!isNew) return <input type="hidden" name="document_id" value={value} />
  return <FormText name="document_id" label={label[locale]} hint={documentForm.slugHint[locale]} ltr optional />
}

/** Its products, each to be taken out, and a field that adds others by their codes. */
function ProductsField({ label }: OwnControlProps) {
  const words = useWords(documentForm)
  const locale = useLocale()
  const { named, offered } = useBeside<DocumentBeside>()
  const { start } = useRecordForm()
  const { error } = useField('product_ids')
  const ids = (start['product_id[]'] ?? []).filter(Boolean)
  return (
    <fieldset className="document-products">
      <legend className="field-label">{label[locale]}</legend>
      {ids.map((id) => (
        <Checkbox key={id} name="product_id[]" value={id} defaultChecked>
          {named.find(({ value }) => value === id)?.label ?? id}
        </Checkbox>
      ))}
      <TextField
        name="product_id[]"
        label={words.addProducts}
        hint={words.addProductsHint}
        error={error}
        list="document-products"
        autoComplete="off"
        ltr
      />
      <datalist id="document-products">
        {offered.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </datalist>
    </fieldset>
  )
}

function BrandField({ label }: OwnControlProps) {
  const { noBrand } = useWords(documentForm)
  const { brands } = useBeside<DocumentBeside>()
  const options = [{ value: '', label: noBrand }, ...brands]
  return <FormSelect name="brand_id" label={label[useLocale()]} options={options} />
}

/** Offered where a file was refused: it may be the one that another document has. */
function SameFile({ section }: { section: string }) {
  const { sameFile } = useWords(documentForm)
  const { error } = useField('file')
  if (section !== 'revision' || !error) return null
  return (
    <Checkbox name="same_file" value="1">
      {sameFile}
    </Checkbox>
  )
}

function ExpiredWarning() {
  const { expiredWarning } = useWords(documentForm)
  const { isExpired } = useBeside<DocumentBeside>()
  return isExpired ? <p className="notice notice-warn">{expiredWarning}</p> : null
}

/** All files that it had, the newest first, each to be withdrawn with a reason. */
function Revisions() {
  const words = useWords(documentForm).revisions
  const locale = useLocale()
  const { document } = useBeside<DocumentBeside>()
  if (!document || document.revisions.length === 0) return null
  return (
    <div className="document-history">
      <Group title={words.title}>
        <ul className="document-revisions">
          {document.revisions.map(({ n, label, issued, expires, withdrawn }) => (
            <li key={n}>
              <p>
                <a href={revisionFilePath(document.id, n)} className="text-link">
                  {words.named(n)}
                </a>{' '}
                {label && <bdi>({label})</bdi>} {issued && formatDay(issued, locale)}
                {expires && ` – ${formatDay(expires, locale)}`}
              </p>
              {withdrawn !== null ? (
                <p>
                  <Badge tone="red">{words.withdrawn(withdrawn)}</Badge>
                </p>
              ) : (
                <IfMay act="records.write">
                  <Form method="post">
                    <input type="hidden" name="intent" value="withdraw" />
                    <input type="hidden" name="revision" value={n} />
                    <TextField name="reason" label={words.reason} maxLength={500} required />
                    <Button type="submit" kind="outline" small aria-label={`${words.withdraw}: ${words.named(n)}`}>
                      {words.withdraw}
                    </Button>
                  </Form>
                </IfMay>
              )}
            </li>
          ))}
        </ul>
      </Group>
    </div>
  )
}
