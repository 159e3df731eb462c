import { Form, useNavigation } from 'react-router'
import { importKinds, importPage, importStates } from '../../../../content/imports/import-page.ts'
import { can } from '../../../../domain/accounts/permissions.ts'
import { IMPORT_PATH, importPath } from '../../../../domain/accounts/staff-paths.ts'
import { readPage, pageCount } from '../../../../domain/catalogue/collection-query.ts'
import { IMPORT_KINDS } from '../../../../domain/imports/import-options.ts'
import { receiveImport } from '../../../actions/catalogue/import-form.ts'
import { servicesContext, staffContext } from '../../../context.ts'
import { SiteLink } from '../../../delivery/link.tsx'
import { loadPart } from '../../../loading/part.ts'
import { useLocale, useWords } from '../../../locale.ts'
import { adminMeta } from '../../../seo/admin-meta.ts'
import { AdminPage } from '../../../ui/admin/admin-page.tsx'
import { Group } from '../../../ui/admin/group.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { FieldFrame } from '../../../ui/base/field/field-frame.tsx'
import { SelectField } from '../../../ui/base/field/select-field.tsx'
import { Pagination } from '../../../ui/base/list/pagination.tsx'
import { Table } from '../../../ui/base/list/table.tsx'
import { LoadError } from '../../../ui/base/state/load-error.tsx'
import { Message } from '../../../ui/base/state/message.tsx'
import { ImportTime } from '../../../ui/admin/imports/import-time.tsx'
import type { Route } from './+types/import.ts'

export const meta = adminMeta(importPage.title)

const PER_PAGE = 20

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = readPage(url.searchParams)
  const { imports } = context.get(servicesContext)
  const found = await loadPart(context, async () => {
    const { imports: some, total } = await imports.list({ limit: PER_PAGE, offset: (page - 1) * PER_PAGE })
    const rows = some.map(({ id, fileName, kind, state, counts, by, createdAt }) => {
      return { id, fileName, kind, state, counts, by: by.name, createdAt }
    })
    return { rows, pages: pageCount(total, PER_PAGE) }
  })
  const { role } = context.get(staffContext)
  const kinds = IMPORT_KINDS.filter((kind) => can(role, kind === 'products' ? 'records.write' : 'imports'))
  return { page, kinds, found }
}

export const action = receiveImport

export default function ImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(importPage)
  const { page, kinds, found } = loaderData
  return (
    <AdminPage title={words.title} isAnswered={actionData !== undefined}>
      <p className="admin-group-text">{words.text}</p>
      <FileForm kinds={kinds} error={actionData?.message} />
      <Group title={words.past} wide>
        {!found.ok && <LoadError title={words.failed} />}
        {found.ok && found.value.rows.length === 0 && <p>{words.none}</p>}
        {found.ok && found.value.rows.length > 0 && <PastImports rows={found.value.rows} />}
        {found.ok && (
          <Pagination
            page={page}
            pages={found.value.pages}
            to={(one) => `${IMPORT_PATH}${one > 1 ? `?page=${one}` : ''}`}
          />
        )}
      </Group>
    </AdminPage>
  )
}

function FileForm({
  kinds,
  error,
}: {
  kinds: Route.ComponentProps['loaderData']['kinds']
  error?: string | undefined
}) {
  const words = useWords(importPage)
  const kindWords = useWords(importKinds)
  const { state, formAction } = useNavigation()
  const isSending = state === 'submitting' && formAction === IMPORT_PATH
  return (
    <Group title={words.file} text={words.fileHint}>
      {error && <Message tone="error">{error}</Message>}
      <Form method="post" encType="multipart/form-data" className="import-form">
        <FieldFrame label={words.file}>
          {(control) => (
            <input
              {...control}
              type="file"
              name="file"
              required
              accept=".xlsx,.xlsm,.csv,.tsv,.txt"
              className="control import-file"
            />
          )}
        </FieldFrame>
        <SelectField label={words.kind} name="kind" defaultValue={kinds[0]}>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindWords[kind]}
            </option>
          ))}
        </SelectField>
        <div className="form-notice-actions">
          <Button type="submit" busy={isSending} busyText={words.checking}>
            {words.check}
          </Button>
          <Templates />
        </div>
      </Form>
    </Group>
  )
}

function Templates() {
  const words = useWords(importPage)
  const locale = useLocale()
  const address = `/api/products/export.php?format=xlsx&lang=${locale}`
  return (
    <>
      <ButtonLink href={`${address}&template=1`} kind="quiet">
        {words.template}
      </ButtonLink>
      <ButtonLink href={address} kind="quiet">
        {words.allProducts}
      </ButtonLink>
    </>
  )
}

type Found = Extract<Route.ComponentProps['loaderData']['found'], { ok: true }>['value']

function PastImports({ rows }: { rows: Found['rows'] }) {
  const words = useWords(importPage)
  const states = useWords(importStates)
  const kinds = useWords(importKinds)
  const columns = [
    { key: 'file', label: words.columns.file, strong: true },
    { key: 'kind', label: words.kind },
    { key: 'state', label: words.columns.state },
    { key: 'counts', label: words.columns.counts },
    { key: 'by', label: words.columns.by },
    { key: 'at', label: words.columns.at },
  ]
  const shown = rows.map(({ id, fileName, kind, state, counts, by, createdAt }) => ({
    key: id,
    file: (
      <SiteLink to={importPath(id)}>
        <bdi>{fileName}</bdi>
      </SiteLink>
    ),
    kind: kinds[kind],
    state: states[state],
    counts: (['added', 'changed', 'refused'] as const)
      .filter((name) => counts[name] > 0)
      .map((name) => words.show[name](counts[name]))
      .join(' · '),
    by: <bdi>{by}</bdi>,
    at: <ImportTime at={createdAt} />,
  }))
  return <Table caption={words.past} columns={columns} rows={shown} />
}
