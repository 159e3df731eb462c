import { useState, type ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { CircleAlert } from 'lucide-react'
import { documentUpload } from '#content/admin/catalogue/document-upload.ts'
import { docLanguageNames } from '#content/documents/doc-names.ts'
import { DOC_TYPES, DOCUMENT_LANGUAGES, DOCUMENT_TYPES } from '#domain/documents/document-types.ts'
import { receiveDocuments, type UploadRow } from '#app/actions/document-upload.ts'
import { localeOfStaff } from '#app/actions/staff-form.ts'
import { servicesContext } from '#app/context.ts'
import { useWords, useLocale } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { documentLocale } from '#app/ui/admin/document-locale.ts'
import { Group } from '#app/ui/admin/group.tsx'
import { guardedAction } from '#app/ui/admin/guarded-action.ts'
import { ACCEPTED } from '#app/ui/admin/form/upload/send-upload.ts'
import { Button } from '#app/ui/base/button.tsx'
import { FileField } from '#app/ui/base/field/file-field.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { Checkbox } from '#app/ui/base/field/checkbox.tsx'
import { optionsOf, Select } from '#app/ui/base/field/text-field.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import type { Route } from './+types/documents-upload.ts'

/** So many products are offered while somebody types a code. */
const MOST_OFFERED = 500

export const meta = adminMeta(documentUpload.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const offered = await context.get(servicesContext).products.summaries({ limit: MOST_OFFERED })
  const locale = localeOfStaff(request)
  return { offered: offered.map(({ id, code, name }) => ({ value: code ?? id, label: name[locale] })) }
}

export const action = (args: Route.ActionArgs) => receiveDocuments(args)

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  const { tooLarge, signedOut, failed } = documentUpload
  return guardedAction(serverAction, {
    lost: (why) => {
      const words = why === 'too-large' ? tooLarge : why === 'signed-out' ? signedOut : failed
      return { rows: null, refused: [], hasSame: false, message: words[documentLocale()] }
    },
  })
}

export default function DocumentsUpload({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(documentUpload)
  const { state } = useNavigation()
  const { refused = [], message = '', hasSame = false } = actionData ?? {}
  // The table keeps its values when the request fails.
  const [rows, setRows] = useState(actionData?.rows ?? [])
  if (actionData?.rows && actionData.rows !== rows) setRows(actionData.rows)
  return (
    <AdminPage title={words.title} segment="">
      {message !== '' && <Message tone={rows.length > 0 ? 'warn' : 'error'}>{message}</Message>}
      {refused.map(({ name, problem }) => (
        <Message key={name} tone="error">
          <bdi>{name}</bdi>: {problem}
        </Message>
      ))}
      {rows.length > 0 && <UploadTable rows={rows} offered={loaderData.offered} hasSame={hasSame} />}
      <Group title={words.choosing}>
        <Form method="post" encType="multipart/form-data" className="import-form">
          <FileField label={words.files} hint={words.hint} name="file" accept={ACCEPTED.pdf} multiple required />
          <div className="form-notice-actions">
            <Button type="submit" busy={state !== 'idle'} kind={rows.length > 0 ? 'outline' : 'primary'}>
              {words.read}
            </Button>
          </div>
        </Form>
      </Group>
    </AdminPage>
  )
}

type Option = { value: string; label: string }

/** What the names of files say of them, to be corrected and saved by one press. */
function UploadTable({ rows, offered, hasSame }: { rows: UploadRow[]; offered: Option[]; hasSame: boolean }) {
  const words = useWords(documentUpload)
  const { state } = useNavigation()
  return (
    <Form method="post">
      <Group title={words.table} text={words.tableHint}>
        <table className="documents-table upload-table">
          <caption className="sr-only">{words.table}</caption>
          <thead>
            <tr>
              {Object.entries(words.columns).map(([name, label]) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <UploadCells key={row.file} row={row} />
            ))}
          </tbody>
        </table>
        <datalist id="upload-products">{optionsOf(offered, ({ value, label }) => [value, label])}</datalist>
        {hasSame && (
          <Checkbox name="same_file" value="1">
            {words.sameFile}
          </Checkbox>
        )}
        <div className="form-notice-actions">
          <Button type="submit" name="intent" value="publish" busy={state !== 'idle'}>
            {words.publish}
          </Button>
          <Button type="submit" name="intent" value="draft" kind="outline" busy={state !== 'idle'}>
            {words.draft}
          </Button>
        </div>
      </Group>
    </Form>
  )
}

function UploadCells({ row }: { row: UploadRow }) {
  const words = useWords(documentUpload)
  const locale = useLocale()
  const { file, name, problem, renews } = row
  const problemId = `problem-${file}`
  const input = (column: Exclude<keyof typeof words.columns, 'file' | 'leave_out'>) => ({
    name: `${column}[]`,
    defaultValue: row[column],
    'aria-label': words.of(words.columns[column], name),
    'aria-describedby': problem === null ? undefined : problemId,
  })
  const text = { className: 'control', autoComplete: 'off' }
  const cells: Record<Exclude<keyof typeof words.columns, 'file' | 'leave_out'>, ReactNode> = {
    doc_type: (
      <Select {...input('doc_type')}>
        <option value="">{words.choose}</option>
        {optionsOf(DOC_TYPES, (type) => [type, DOCUMENT_TYPES[type].name[locale]])}
      </Select>
    ),
    language: (
      <Select {...input('language')}>
        <option value="">{words.choose}</option>
        {optionsOf(DOCUMENT_LANGUAGES, (language) => [language, docLanguageNames[language][locale]])}
      </Select>
    ),
    product: <input {...text} {...input('product')} dir="ltr" list="upload-products" />,
    title_ar: <input {...text} {...input('title_ar')} dir="rtl" lang="ar" />,
    title_en: <input {...text} {...input('title_en')} dir="ltr" lang="en" />,
    expires: <input {...text} {...input('expires')} dir="ltr" placeholder={words.dayForm} />,
  }
  return (
    <tr>
      <th scope="row" data-label={words.columns.file}>
        <input type="hidden" name="existing_file[]" value={file} />
        <input type="hidden" name="name[]" value={name} />
        <input type="hidden" name="revision_label[]" value={row.revision_label} />
        <Ltr>{name}</Ltr>
        {renews !== null && <p className="field-hint">{words.renews(renews)}</p>}
        {problem !== null && (
          <p className="field-error" id={problemId}>
            <CircleAlert aria-hidden="true" />
            {problem}
          </p>
        )}
      </th>
      {Object.entries(cells).map(([column, cell]) => (
        <td key={column} data-label={words.columns[column as keyof typeof cells]}>
          {cell}
        </td>
      ))}
      <td data-label={words.columns.leave_out}>
        <Checkbox name="leave_out[]" value={file} aria-label={words.of(words.columns.leave_out, name)}>
          {null}
        </Checkbox>
      </td>
    </tr>
  )
}
