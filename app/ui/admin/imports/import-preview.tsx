import { CircleAlert } from 'lucide-react'
import { Fragment } from 'react'
import { importPage } from '#content/imports/import-page.ts'
import { importPath, staffPath, undoLookPath } from '#domain/accounts/staff-paths.ts'
import { ROW_FILTERS, type RowResult } from '#domain/imports/import.ts'
import type { ShownRow } from '#app/loading/import-rows.ts'
import type { ImportShown } from '#app/routes/admin/catalogue/import-steps.tsx'
import { SiteLink } from '#app/delivery/link.tsx'
import { useWords, useLocale } from '#app/locale.ts'
import { Badge, type BadgeTone } from '#app/ui/base/badge.tsx'
import { ChipLink } from '#app/ui/base/chip.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { ColumnsFrom, LackingColumns, DiscardButton } from './columns-form.tsx'
import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { reportAddress } from './past-imports.tsx'

/** The form that the inputs for refused cells belong to. */
const CORRECTIONS = 'import-corrections'
const WHY_FORBIDDEN = 'import-forbidden'

/** What an import would change, or has changed, row by row. */
export function ImportPreview({ shown }: { shown: ImportShown }) {
  const words = useWords(importPage)
  const { one, show, page, pages, rows } = shown
  const { counts } = one
  const to = (name: string | null, number = 1) => {
    const query = new URLSearchParams({ ...(name && { show: name }), ...(number > 1 && { page: String(number) }) })
    return `${importPath(one.id)}${query.size > 0 ? `?${query}` : ''}`
  }
  return (
    <>
      {one.state === 'ready' && <p className="import-calm">{words.nothingYet}</p>}
      {one.state === 'ready' && <ColumnsFrom day={shown.columnsFrom} />}
      <nav aria-label={words.result} className="admin-chips">
        <ChipLink to={to(null)} on={show === null}>
          {words.show.all(counts.rows)}
        </ChipLink>
        {ROW_FILTERS.map((name) => (
          <ChipLink key={name} to={to(name)} on={show === name}>
            {words.show[name](counts[name])}
          </ChipLink>
        ))}
      </nav>
      {one.state === 'ready' && counts.added > 0 && <LackingColumns one={one} />}
      {one.file?.mergedFilled === false && <p className="admin-group-text">{words.mergedLeft}</p>}
      {counts.skipped > 0 && <p className="admin-group-text">{words.skipped(counts.skipped)}</p>}
      {one.newCategories.length > 0 && <NewCategories names={one.newCategories} />}
      <ImportActs shown={shown} />
      {rows.length === 0 ? <p>{words.noRows}</p> : <Rows rows={rows} />}
      {rows.some(({ cells }) => cells.some(({ canCorrect }) => canCorrect)) && (
        <Form id={CORRECTIONS} method="post" replace className="import-corrections">
          <Button type="submit" name="intent" value="correct">
            {words.checkAgain}
          </Button>
          <p className="admin-group-text">{words.corrections}</p>
        </Form>
      )}
      <Pagination page={page} pages={pages} to={(number) => to(show, number)} />
    </>
  )
}

function NewCategories({ names }: { names: string[] }) {
  const words = useWords(importPage)
  return (
    <p className="admin-group-text import-new-categories">
      {words.newCategories(names.length)}{' '}
      {names.map((name, place) => (
        <Fragment key={name}>
          {place > 0 && ' · '}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
    </p>
  )
}

const TONES: Record<RowResult, BadgeTone> = { added: 'ok', changed: 'warn', unchanged: 'neutral', refused: 'red' }

function Rows({ rows }: { rows: ShownRow[] }) {
  const words = useWords(importPage)
  return (
    <table className="table import-table">
      <caption className="sr-only">{words.change}</caption>
      <thead>
        <tr>
          <th scope="col">{words.row}</th>
          <th scope="col">{words.product}</th>
          <th scope="col">{words.result}</th>
          <th scope="col">{words.change}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, result, productId, name, cells }) => (
          <tr key={row} data-row={row} data-result={result}>
            <th scope="row" data-label={words.row} className="tabular-nums">
              {row}
            </th>
            <td data-label={words.product} className="table-strong">
              {productId === null ? (
                result === 'added' ? (
                  words.newProduct
                ) : (
                  '—'
                )
              ) : (
                <SiteLink to={staffPath('items', 'edit', productId)}>
                  <CodedText text={name ?? productId} />
                </SiteLink>
              )}
            </td>
            <td data-label={words.result}>
              <Badge tone={TONES[result]}>{words.results[result]}</Badge>
            </td>
            <td data-label={words.change}>
              <Cells row={row} cells={cells} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cells({ row, cells }: Pick<ShownRow, 'row' | 'cells'>) {
  const words = useWords(importPage)
  if (cells.length === 0) return <>—</>
  return (
    <ul className="import-cells">
      {cells.map(({ field, label, before, after, reason, isWarning, canCorrect, isRemoved, suggestion }, place) => (
        <li key={`${field} ${place}`} data-field={field}>
          <span className="admin-row-quiet">{label}</span>{' '}
          {before !== null && before !== after && (
            <del>
              <span className="sr-only">{words.before} </span>
              <bdi>{before}</bdi>
            </del>
          )}{' '}
          {after !== null && (reason === null || isWarning) && (
            <ins>
              <span className="sr-only">{words.after} </span>
              <bdi>{after}</bdi>
            </ins>
          )}
          {canCorrect ? (
            <input
              form={CORRECTIONS}
              name={`cell.${row}.${field}`}
              defaultValue={after ?? ''}
              dir="auto"
              aria-label={words.corrected(label, row)}
              className="import-correction"
            />
          ) : (
            after !== null && reason !== null && !isWarning && <bdi className="import-refused">{after}</bdi>
          )}
          {isRemoved && <span> {words.removed}</span>}
          {reason !== null && (
            <p className={isWarning ? 'import-warning' : 'field-error'}>
              <CircleAlert aria-hidden="true" />
              <CodedText text={reason} />
            </p>
          )}
          {suggestion !== null && (
            <p className="import-warning">
              {words.suggested} <bdi>{suggestion}</bdi>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function ImportActs({ shown }: { shown: ImportShown }) {
  const { state } = shown.one
  if (state === 'ready') return <Ready shown={shown} />
  return state === 'done' || state === 'failed' || state === 'undone' ? <Ended shown={shown} /> : null
}

function Ready({ shown: { one, suggested } }: { shown: ImportShown }) {
  const words = useWords(importPage)
  const locale = useLocale()
  const { counts, options } = one
  const going = counts.rows - counts.refused
  const isForbidden = counts.refused > 0 && options.whole === '1'
  return (
    <Form method="post" className="import-acts" replace>
      <div className="form-notice-actions">
        <Button
          type="submit"
          name="intent"
          value="run"
          disabled={isForbidden || going === 0}
          aria-describedby={isForbidden ? WHY_FORBIDDEN : undefined}
        >
          {words.run(going)}
        </Button>
        <ButtonLink to={`${importPath(one.id)}?step=columns`} kind="outline">
          {words.changeColumns}
        </ButtonLink>
        {suggested > 0 && options.suggestions === '0' && (
          <Button type="submit" name="suggestions" value="1" kind="outline" formNoValidate>
            {words.suggestions(suggested)}
          </Button>
        )}
        <DiscardButton />
      </div>
      {isForbidden && (
        <p id={WHY_FORBIDDEN} className="admin-group-text">
          {words.wholeText} <a href={reportAddress(one.id, locale, 'refused')}>{words.refusedRows}</a>
        </p>
      )}
      {isForbidden && going > 0 && (
        <div className="form-notice-actions">
          <label className="line-8 min-tall-44">
            <input type="checkbox" name="whole" value="0" required /> {words.restAsk}
          </label>
          <Button type="submit" name="intent" value="run" kind="ink">
            {words.runRest}
          </Button>
        </div>
      )}
    </Form>
  )
}

function Ended({ shown: { one } }: { shown: ImportShown }) {
  const words = useWords(importPage)
  const locale = useLocale()
  return (
    <div className="form-notice-actions">
      <ButtonLink href={reportAddress(one.id, locale)} kind="outline">
        {words.report}
      </ButtonLink>
      {one.counts.refused > 0 && (
        <ButtonLink href={reportAddress(one.id, locale, 'refused')} kind="outline">
          {words.refusedRows}
        </ButtonLink>
      )}
      {one.canUndo && (
        <ButtonLink to={undoLookPath(one.actId, importPath(one.id))} kind="outline">
          {words.takeBack}
        </ButtonLink>
      )}
    </div>
  )
}
