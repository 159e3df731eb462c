import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { quotationLines } from '#content/admin/quotes/quotation-form.ts'
import { groupedMoney, moneyText } from '#domain/quotes/halalas.ts'
import { LINE_CELLS } from '#domain/quotes/line-cells.ts'
import { LINE_KINDS } from '#domain/quotes/line-form.ts'
import type { LineValues } from '#domain/quotes/line-values.ts'
import { VAT_RATES } from '#domain/quotes/quote-money.ts'
import { readPrice } from '#domain/quotes/typed-amount.ts'
import { useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { OrderHandle } from '#app/ui/admin/form/fields/order-handle.tsx'
import { useSortableItem, type OrderGrip } from '#app/ui/admin/form/fields/sortable-context.ts'
import type { LineCell } from './quote-lines.ts'
import { LineButton } from './line-button.tsx'
import { SelectCell, TextCell, UnitCell, type LineProblems } from './line-cells.tsx'
import { optionsOf, Select } from '#app/ui/base/field/text-field.tsx'

type Shown = {
  id: string
  number: number
  values: LineValues
  net: bigint | null
  pieces: number
  /** What the price list says of the pack; undefined where it says nothing. */
  listPrice: string | undefined
  problems: LineProblems
}

/** Acts on rows by their ids and places: the same functions whatever is written, so that a line is drawn again only where something in it has changed. */
type LineCardProps = Shown & {
  write: (id: string, column: number, text: string) => void
  copy: (id: string) => void
  remove: (id: string) => void
  move: (from: number, to: number) => void
}

type LineProps = Shown & {
  write: (cell: LineCell, text: string) => void
  copy: () => void
  remove: () => void
  move: (step: 1 | -1) => void
}

/** One line of a quotation: what it is above, how much of it and for how much below. */
export const LineCard = memo(function Line({ write, copy, remove, move, ...shown }: LineCardProps) {
  const { id, number, values, listPrice, problems } = shown
  const words = useWords(quotationLines)
  const { item, handle } = useSortableItem(id)
  const props: LineProps = {
    ...shown,
    write: (cell, text) => write(id, LINE_CELLS.indexOf(cell), text),
    copy: () => copy(id),
    remove: () => remove(id),
    move: (step) => move(number - 1, number - 1 + step),
  }
  const text = (cell: LineCell, label: string) => ({ ...props, cell, label, error: problems[cell] })
  return (
    <li {...item} className="quote-line" data-line={number}>
      <div role="group" aria-label={words.line(number)} className="quote-line-cells">
        <LineHead {...props} handle={handle} />
        <TextCell {...text('name_ar', words.nameAr)} className="quote-line-name" lang="ar" dir="rtl" />
        <TextCell
          {...text('name_en', words.nameEn)}
          className="quote-line-name"
          lang="en"
          dir="ltr"
          hint={values.name_ar !== '' && values.name_en === '' && <Badge tone="warn">{words.englishMissing}</Badge>}
        />
        <TextCell {...text('qty', words.quantity)} className="quote-line-qty" figures />
        <UnitCell {...props} />
        <TextCell
          {...text('unit_price', words.price)}
          className="quote-line-price"
          figures
          hint={isOther(values.unit_price, listPrice) && <ListPrice price={listPrice!} />}
        />
        <TextCell {...text('discount', words.discount)} className="quote-line-discount" figures />
        <SelectCell {...text('vat_rate', words.vat)} className="quote-line-vat">
          {optionsOf(VAT_RATES, (rate) => [rate, `${rate}%`])}
        </SelectCell>
        <TextCell {...text('line_note', words.note)} className="quote-line-note" dir="auto" />
        <Net {...props} />
        <input type="hidden" name="stock_code[]" value={values.stock_code} />
        <input type="hidden" name="box_quantity[]" value={values.box_quantity} />
        <input type="hidden" name="role[]" value={values.role} />
        <input type="hidden" name="unit_word[]" value={values.unit_word} />
      </div>
    </li>
  )
})

function LineHead({ number, values, write, copy, remove, move, handle }: LineProps & { handle: OrderGrip }) {
  const words = useWords(quotationLines)
  const act = (intent: string) => ({ intent: `${intent}-${number - 1}` })
  return (
    <div className="quote-line-head">
      <span className="quote-line-number">{number}</span>
      <OrderHandle {...handle} />
      {values.kind === 'pack' && values.stock_code !== '' ? (
        <>
          <input type="hidden" name="kind[]" value="pack" />
          <Ltr className="quote-code">{values.stock_code}</Ltr>
        </>
      ) : (
        <Select
          name="kind[]"
          className="quote-line-kind"
          aria-label={words.kinds.text}
          value={values.kind}
          onChange={({ target }) => write('kind', target.value)}
        >
          {optionsOf(
            LINE_KINDS.filter((kind) => kind !== 'pack' || values.kind === 'pack'),
            (kind) => [kind, words.kinds[kind]],
          )}
        </Select>
      )}
      <span className="quote-line-acts">
        <span className="scripted:hidden">
          <LineButton {...act('line-up')} label={words.up(number)} onPress={() => move(-1)}>
            <ArrowUp />
          </LineButton>
          <LineButton {...act('line-down')} label={words.down(number)} onPress={() => move(1)}>
            <ArrowDown />
          </LineButton>
        </span>
        <LineButton {...act('line-copy')} label={words.copy(number)} onPress={copy}>
          <Copy />
        </LineButton>
        <LineButton {...act('line-remove')} label={words.remove(number)} onPress={remove}>
          <Trash2 />
        </LineButton>
      </span>
    </div>
  )
}

function ListPrice({ price }: { price: string }) {
  const { listPrice } = useWords(quotationLines)
  return (
    <Badge tone="warn">
      <CodedText text={listPrice(groupedMoney(price))} />
    </Badge>
  )
}

function Net({ net }: LineProps) {
  const words = useWords(quotationLines)
  return (
    <div className="quote-line-net">
      <span className="quote-cell-label">{words.net}</span>
      {net === null ? (
        <span className="quote-unpriced">{words.noPrice}</span>
      ) : (
        <Ltr className="quote-money">{groupedMoney(moneyText(net))}</Ltr>
      )}
    </div>
  )
}

/** Whether what stands there is another price than that of the list. */
function isOther(typed: string, listPrice: string | undefined): boolean {
  if (listPrice === undefined || listPrice === '') return false
  const price = readPrice(typed)
  return !('value' in price) || price.value === null ? typed.trim() !== '' : moneyText(price.value) !== listPrice
}
