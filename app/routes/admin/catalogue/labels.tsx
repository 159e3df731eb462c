import { ArrowLeft, Plus, Printer } from 'lucide-react'
import { data, type MiddlewareFunction, Form } from 'react-router'
import { labelWords } from '#content/admin/catalogue/labels.ts'
import { ITEMS_PATH } from '#domain/accounts/staff-paths.ts'
import {
  type LabelProblem,
  LABEL_TARGETS,
  LAYOUT_CHOICES,
  type LabelLayout,
  type LabelTarget,
} from '#domain/documents/label-form.ts'
import { lineOf } from '#domain/fields/form-values.ts'
import { namedPack } from '#domain/products/pack-label.ts'
import { SELECTED_FIELD } from '#domain/records/lists/bulk.ts'
import type { Locale } from '#domain/text/locale.ts'
import { localeOfStaff, refuseForbidden } from '#app/actions/staff-form.ts'
import { type AppServices, fieldsContext, reportErrorContext, servicesContext, staffContext } from '#app/context.ts'
import { loadPart } from '#app/loading/part.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import type { StaffHandle } from '#app/ui/admin/staff-handle.ts'
import { ButtonLink, Button } from '#app/ui/base/button.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { CellField } from '#app/ui/base/field/cell-field.tsx'
import { optionsOf, SelectField, TextField } from '#app/ui/base/field/text-field.tsx'
import { Table } from '#app/ui/base/list/table.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import type { Route } from './+types/labels.ts'

export const meta = adminMeta(labelWords.title)

export const handle: StaffHandle = { failed: labelWords.loadFailed }

const ADDING = 'add'

/** What is filled in without a mistake is answered with its PDF at once. */
const labelsFile: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const fields = context.get(fieldsContext)
  if (request.method !== 'POST' || lineOf(fields, 'intent') === ADDING) return next()
  const { labels } = context.get(servicesContext)
  try {
    const read = await labels.read(fields)
    if (Object.keys(read.problems).length > 0) return await next()
    const pdf = await labels.print(read, localeOfStaff(request), context.get(staffContext))
    return new Response(pdf, {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': 'attachment; filename="labels.pdf"',
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  } catch (error) {
    refuseForbidden(error)
    context.get(reportErrorContext)(error)
    return next()
  }
}

export const middleware = [labelsFile]

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { labels } = context.get(servicesContext)
  return loadPart(context, async () => {
    const ofProducts = await labels.codesOf(url.searchParams.getAll(SELECTED_FIELD))
    const codes = [...ofProducts, ...url.searchParams.getAll('stock_code[]')]
    return shown(await labels.read({ 'stock_code[]': codes }), localeOfStaff(request), {})
  })
}

/** The form again: with one more line, or with what is wrong. */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = context.get(fieldsContext)
  const locale = localeOfStaff(request)
  const read = await context.get(servicesContext).labels.read(fields)
  if (lineOf(fields, 'intent') === ADDING) return { ...shown(read, locale, {}), message: '' }
  const isWrong = Object.keys(read.problems).length > 0
  const message = isWrong ? '' : labelWords.failed[locale]
  return data({ ...shown(read, locale, read.problems), message }, { status: isWrong ? 422 : 503 })
}

type Read = Awaited<ReturnType<AppServices['labels']['read']>>

function shown({ form, rows }: Read, locale: Locale, problems: Record<string, LabelProblem>): ShownLabels {
  const errors = Object.entries(problems).map(([name, problem]) => [name, labelWords.problems[problem][locale]])
  const { layout, start, to } = form
  return {
    rows: rows.map(({ product, pack, ...typed }) => ({
      ...typed,
      called: namedPack(product?.[locale] ?? '', pack?.[locale] ?? ''),
    })),
    layout,
    start,
    to,
    errors: Object.fromEntries(errors),
  }
}

export default function Labels({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(labelWords)
  return (
    <AdminPage
      title={words.title}
      actions={
        <ButtonLink to={ITEMS_PATH} kind="outline" small>
          <ArrowLeft className="mirrored" />
          {words.back}
        </ButtonLink>
      }
    >
      {!loaderData.ok && <LoadError title={words.loadFailed} />}
      {loaderData.ok && (
        <LabelsForm
          {...(actionData ?? loaderData.value)}
          message={actionData?.message ?? ''}
          adding={ADDING}
          key={JSON.stringify(actionData)}
        />
      )}
    </AdminPage>
  )
}

type ShownLabels = {
  /** `called`: the product and pack of a code; '' where no pack has it. */
  rows: { code: string; copies: string; called: string }[]
  layout: LabelLayout
  start: number
  to: LabelTarget
  errors: Record<string, string>
}

type LabelsFormProps = ShownLabels & {
  message: string
  /** The intent that asks for one more line. */
  adding: string
}

/** Which packs get labels, and how the sheet is divided. The browser sends it by itself: what comes back is a file. */
function LabelsForm({ rows, layout, start, to, errors, message, adding }: LabelsFormProps) {
  const words = useWords(labelWords)
  const columns = [
    { key: 'code', label: words.code },
    { key: 'copies', label: words.copies },
    { key: 'pack', label: words.pack },
  ]
  const lines = [...rows, { code: '', copies: '1', called: '' }].map(({ code, copies, called }, place) => ({
    key: `${place} ${code}`,
    code: <Cell name="stock_code" place={place} value={code} label={words.codeOf(place + 1)} errors={errors} />,
    copies: <Cell name="copies" place={place} value={copies} label={words.copiesOf(place + 1)} errors={errors} />,
    pack: called === '' ? '—' : <CodedText text={called} />,
  }))
  return (
    <Form method="post" reloadDocument className="stack-16 labels-form">
      <p className="admin-group-text">{words.text}</p>
      {message !== '' && <Message tone="error">{message}</Message>}
      {/* Return in a field prints, and adds no line. */}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
      <Table caption={words.title} columns={columns} rows={lines} />
      <div>
        <Button type="submit" name="intent" value={adding} kind="outline" small formNoValidate>
          <Plus />
          {words.add}
        </Button>
      </div>
      <div className="card labels-sheet">
        <SelectField label={words.layout} name="layout" defaultValue={layout} error={errors['layout']}>
          {optionsOf(LAYOUT_CHOICES, (one) => [one, words.layouts[one]])}
        </SelectField>
        <TextField
          label={words.start}
          hint={words.startHint}
          name="start"
          inputMode="numeric"
          ltr
          defaultValue={start || ''}
          error={errors['start']}
        />
        <SelectField label={words.to} name="to" defaultValue={to} error={errors['to']}>
          {optionsOf(LABEL_TARGETS, (one) => [one, words.targets[one]])}
        </SelectField>
      </div>
      <div>
        <Button type="submit">
          <Printer />
          {words.print}
        </Button>
      </div>
    </Form>
  )
}

type CellProps = {
  name: 'stock_code' | 'copies'
  place: number
  value: string
  label: string
  errors: Record<string, string>
}

function Cell({ name, place, value, label, errors }: CellProps) {
  return (
    <CellField
      name={`${name}[]`}
      defaultValue={value}
      className="labels-field"
      inputMode={name === 'copies' ? 'numeric' : undefined}
      aria-label={label}
      errorId={`${name}-${place}-error`}
      error={errors[`${name} ${place}`]}
    />
  )
}
