import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { documentUpload } from '#content/admin/catalogue/document-upload.ts'
import { receiveDocuments } from '#app/actions/document-upload.ts'
import { localeOfStaff } from '#app/actions/staff-form.ts'
import { servicesContext } from '#app/context.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { documentLocale } from '#app/ui/admin/document-locale.ts'
import { UploadTable } from '#app/ui/admin/documents/upload-table.tsx'
import { Group } from '#app/ui/admin/group.tsx'
import { guardedAction } from '#app/ui/admin/guarded-action.ts'
import { ACCEPTED } from '#app/ui/admin/form/upload/send-upload.ts'
import { Button } from '#app/ui/base/button.tsx'
import { FileField } from '#app/ui/base/field/file-field.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
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
