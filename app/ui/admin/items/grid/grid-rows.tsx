import { CircleAlert } from 'lucide-react'
import { memo } from 'react'
import { staffPath } from '#domain/accounts/staff-paths.ts'
import { hasFigures, type GridField } from '#domain/products/grid/grid-fields.ts'
import { cellName, priceName, versionName, type GridPlace } from '#domain/products/grid/grid-names.ts'
import { NO_BREAK_SPACE } from '#domain/text/format.ts'
import { COLUMN_NAMES } from '#domain/sheets/products/column-names.ts'
import type { GridAnswer } from '#app/actions/catalogue/grid-form.ts'
import type { GridRow, GridRows } from '#app/loading/grid-page.ts'
import { useLocale } from '#app/locale.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { classNames } from '#app/ui/base/class-names.ts'
import { CodedText } from '#app/ui/base/code.tsx'

/** Names of the states of stock, offered while one is typed. */
export const STOCK_LIST = 'grid-stock'

export function columnId(field: GridField): string {
  return `grid-${field}`
}

export function columnWidth(field: GridField): string | undefined {
  if (field === 'product_name_ar' || field === 'product_name_en') return 'grid-wide'
  return field === 'code' || field === 'box_quantity' || field === 'price' ? 'grid-narrow' : undefined
}

type ProductRowsProps = {
  product: GridRows
  /** Which product of the page it is, for names of elements: ids may hold anything. */
  number: number
  fields: readonly GridField[]
  answer: GridAnswer | undefined
}

/** A product's packs, a row each, and the empty row for a new one. */
export const ProductRows = memo(function ProductRows({ product, number, fields, answer }: ProductRowsProps) {
  const { id, rows, version } = product
  return (
    <tbody>
      {rows.map((row, at) => (
        <tr key={row.place} data-place={row.place} data-product={id}>
          <th scope="row" className="grid-head">
            {at === 0 && (
              <>
                <ProductName product={product} number={number} />
                <input type="hidden" name={versionName(id)} value={answer?.versions[id] ?? version} />
              </>
            )}
            <bdi id={`grid-${number}-${row.place}`} className="grid-pack">
              <CodedText text={row.label} />
            </bdi>
          </th>
          <Cells {...{ id, number, row, fields, answer }} />
        </tr>
      ))}
    </tbody>
  )
})

function ProductName({ product: { id, name }, number }: Pick<ProductRowsProps, 'product' | 'number'>) {
  return (
    <SiteLink id={`grid-${number}`} to={staffPath('items', 'edit', id)} className="grid-product">
      <CodedText text={name} />
    </SiteLink>
  )
}

type CellsProps = Pick<ProductRowsProps, 'number' | 'fields' | 'answer'> & { id: string; row: GridRow }

function Cells({ id, number, row: { place, cells }, fields, answer }: CellsProps) {
  return fields.map((field, at) => {
    const filled = cells[at]
    if (filled === null || filled === undefined) return <NoCell key={field} field={field} />
    return <Cell key={field} {...{ id, number, place, field, filled, answer }} />
  })
}

/** What a product has once stands in its first row. */
function NoCell({ field }: { field: GridField }) {
  return <td className={classNames('grid-none', columnWidth(field))}>{NO_BREAK_SPACE}</td>
}

type CellProps = Omit<CellsProps, 'row' | 'fields'> & { place: GridPlace; field: GridField; filled: string }

function Cell({ id, number, place, field, filled, answer }: CellProps) {
  const locale = useLocale()
  const name = cellName(id, place, field)
  const typed = answer?.values[name]
  const error = answer?.errors[name]
  const isChosen = answer?.conflicts.some(({ cell }) => cell === name) ?? false
  const errorId = `grid-${number}-${place}-${field}-error`
  const isChanged = typed !== undefined && typed !== filled
  return (
    <td
      className={columnWidth(field)}
      data-label={COLUMN_NAMES[field][locale]}
      data-changed={isChanged ? '' : undefined}
      data-conflict={isChosen || undefined}
    >
      <input
        name={name}
        id={error || isChosen ? name : undefined}
        defaultValue={typed ?? filled}
        data-base={isChanged ? filled : undefined}
        autoComplete="off"
        spellCheck={false}
        {...looks(field)}
        aria-labelledby={`${columnId(field)} grid-${number} grid-${number}-${place}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
      {field === 'price' && place !== 'new' && <input type="hidden" name={priceName(id, place)} value={filled} />}
      {error && (
        <p id={errorId} className="field-error">
          <CircleAlert />
          <CodedText text={error} />
        </p>
      )}
    </td>
  )
}

function looks(field: GridField) {
  if (field === 'stock_state') return { list: STOCK_LIST }
  if (field === 'price') return { dir: 'ltr', inputMode: 'decimal' } as const
  if (field === 'box_quantity') return { dir: 'ltr', inputMode: 'numeric' } as const
  if (field.endsWith('_ar')) return { dir: 'rtl', lang: 'ar' } as const
  return hasFigures(field) ? ({ dir: 'ltr' } as const) : ({ dir: 'ltr', lang: 'en' } as const)
}
