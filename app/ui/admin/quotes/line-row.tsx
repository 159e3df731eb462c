import { ArrowDown, ArrowUp, Copy, Ellipsis, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { quotationLines } from '#content/admin/quotes/quotation-form.ts'
import { groupedMoney, moneyText } from '#domain/quotes/halalas.ts'
import { LINE_CELLS } from '#domain/quotes/line-cells.ts'
import { LINE_ROLES } from '#domain/quotes/line-choice.ts'
import { LINE_KINDS } from '#domain/quotes/line-form.ts'
import type { PriceGroup } from '#domain/prices/price-terms.ts'
import { listedOf, marginOf, type LineValues, type ListedPack } from '#domain/quotes/line-values.ts'
import { VAT_RATES } from '#domain/quotes/quote-money.ts'
import { readPrice } from '#domain/quotes/typed-amount.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import type { RowActs } from '#app/ui/admin/form/fields/use-rows.ts'
import { OrderHandle } from '#app/ui/admin/form/fields/order-handle.tsx'
import { useSortableItem } from '#app/ui/admin/form/fields/sortable-context.ts'
import { optionsOf } from '#app/ui/base/field/text-field.tsx'
import { LineButton } from './line-button.tsx'
import { hasOwnUnit, SelectCell, TextCell, UnitCell, type LineProblems } from './line-cells.tsx'
import { ProductCell } from './product-cell.tsx'
import { cellsOf, givenPack, packLine, type LineCell, type PackChoice } from './quote-lines.ts'

type Shown = {
  id: string
  number: number
  values: LineValues
  net: bigint | null
  pieces: number
  /** What the price list says of the pack; undefined where it says nothing. */
  pack: ListedPack | undefined
  group: PriceGroup | null
  problems: LineProblems
}

/** Handlers by row id and place. They keep their identity, so only the rows that changed render again. */
type LineRowProps = Shown & { table: RowActs; learn: (packs: readonly PackChoice[]) => void }

type LineProps = Shown & {
  write: (cell: LineCell, text: string) => void
  copy: () => void
  remove: () => void
  move: (step: 1 | -1) => void
}

/** One line of a quotation as a row of the table; what is seldom changed is folded away below it. */
export const LineRow = memo(function Line({ table, learn, ...shown }: LineRowProps) {
  const { id, number, values, problems } = shown
  const words = useWords(quotationLines)
  const { item, handle } = useSortableItem(id)
  const props: LineProps = {
    ...shown,
    write(cell, text) {
      const after = { ...values, [cell]: text }
      const [before, now] = [values, after].map((one) => listedOf(one, shown.pack, shown.group)?.price)
      // A price of the list is that of as many pieces; one that somebody has typed stays.
      if (cell !== 'unit_price' && now && before === values.unit_price && now !== before)
        table.put(id, cellsOf({ ...after, unit_price: now }))
      else table.write(id, LINE_CELLS.indexOf(cell), text)
    },
    copy: () => table.copy(id),
    remove: () => table.remove(id),
    move: (step) => table.move(number - 1, number - 1 + step),
  }
  const give = (pack: PackChoice) => {
    learn([pack])
    table.put(id, cellsOf(givenPack(values, packLine(pack))))
  }
  const text = (cell: LineCell, label: string) => ({ ...props, cell, label, error: problems[cell] })
  const isHeading = values.kind === 'heading'
  return (
    <li
      {...item}
      className="quote-line"
      data-line={number}
      data-kind={values.kind}
      data-role={values.role || undefined}
    >
      <div role="group" aria-label={words.line(number)} className="quote-line-cells">
        <div className="quote-line-head">
          <span className="quote-line-place">
            <OrderHandle {...handle} />
            <span className="text-ink-3 figures min-wide-20">{number}</span>
          </span>
          {values.kind === 'pack' && values.stock_code !== '' && <Ltr className="quote-code">{values.stock_code}</Ltr>}
          <ProductCell {...props} onPack={give} />
        </div>
        {!isHeading && (
          <>
            <TextCell {...text('qty', words.quantity)} className="quote-line-qty" figures />
            <UnitCell {...props} />
            <TextCell {...text('unit_price', words.price)} className="quote-line-price" figures />
            <TextCell {...text('discount', words.discount)} className="quote-line-discount" figures />
            <Net {...props} />
          </>
        )}
        <Hints {...props} />
        <Extra {...props} />
        <HiddenCells values={values} />
      </div>
    </li>
  )
})

/** Cells that have no control here are sent as they are. */
function HiddenCells({ values }: Pick<Shown, 'values'>) {
  const isHeading = values.kind === 'heading'
  const cells: readonly LineCell[] = [
    'stock_code',
    'box_quantity',
    ...(isHeading ? (['qty', 'unit', 'unit_price', 'discount', 'vat_rate', 'role', 'unit_word'] as const) : []),
    ...(values.kind === 'pack' && values.stock_code !== '' ? (['kind'] as const) : []),
    ...(!isHeading && !hasOwnUnit(values) ? (['unit_word'] as const) : []),
  ]
  return cells.map((cell) => <input key={cell} type="hidden" name={`${cell}[]`} value={values[cell]} />)
}

/** What is to be known of a line beside what is typed into it. */
function Hints({ values, pieces, net, pack, group }: LineProps) {
  const words = useWords(quotationLines)
  const price = readPrice(values.unit_price)
  const halalas = 'value' in price ? price.value : null
  const listed = values.kind === 'pack' ? listedOf(values, pack, group) : null
  const isOther =
    listed !== null && (halalas === null ? values.unit_price.trim() !== '' : moneyText(halalas) !== listed.price)
  const margin = marginOf([{ ...values, role: '' }], { nets: [net], pieces: [pieces] }, () => pack?.cost ?? null)
  const isCarton = values.unit === 'carton' && /^\d+$/.test(values.box_quantity)
  const shown = {
    role: values.role !== '' && <Badge>{words.roles[values.role === 'optional' ? 'optional' : 'alternative']}</Badge>,
    list: isOther && (
      <Badge tone="warn">
        <CodedText text={words.listPrice(groupedMoney(listed.price))} />
      </Badge>
    ),
    source: listed !== null && !isOther && halalas !== null && listed.source !== 'list' && listed.source !== 'own' && (
      <Badge>{words.sources[listed.source]}</Badge>
    ),
    margin: margin !== null && <CodedText text={words.margin(margin.percent)} />,
    pieces: isCarton && <CodedText text={words.pieces(pieces)} />,
    carton: isCarton && halalas !== null && (
      <CodedText text={words.perCarton(groupedMoney(moneyText(halalas * BigInt(values.box_quantity))))} />
    ),
    english: values.name_ar !== '' && values.name_en === '' && <Badge tone="warn">{words.englishMissing}</Badge>,
    note: values.line_note !== '' && <bdi>{values.line_note}</bdi>,
  }
  const hints = Object.entries(shown).filter(([, hint]) => hint !== false)
  if (hints.length === 0) return null
  return (
    <div className="quote-line-hints">
      {hints.map(([name, hint]) => (
        <span key={name}>{hint}</span>
      ))}
    </div>
  )
}

function Extra(props: LineProps) {
  const { number, values, problems, write, copy, remove, move } = props
  const words = useWords(quotationLines)
  const other = useLocale() === 'ar' ? 'en' : 'ar'
  const text = (cell: LineCell, label: string) => ({ values, write, cell, label, error: problems[cell], className: '' })
  const act = (intent: string) => ({ intent: `${intent}-${number - 1}` })
  const isWrong = problems.vat_rate || problems.role || problems.line_note || problems[`name_${other}`]
  const isHeading = values.kind === 'heading'
  return (
    <details className="quote-line-more" open={isWrong ? true : undefined}>
      <summary aria-label={words.more(number)}>
        <Ellipsis />
      </summary>
      <div className="quote-line-extra">
        <TextCell
          {...text(`name_${other}`, other === 'ar' ? words.nameAr : words.nameEn)}
          lang={other}
          dir={other === 'ar' ? 'rtl' : 'ltr'}
        />
        <TextCell {...text('line_note', words.note)} dir="auto" />
        {!isHeading && (
          <>
            <SelectCell {...text('vat_rate', words.vat)}>
              {optionsOf(VAT_RATES, (rate) => [rate, `${rate}%`])}
            </SelectCell>
            <SelectCell {...text('role', words.role)}>
              <option value="">{words.roles.counted}</option>
              {optionsOf(LINE_ROLES, (role) => [role, words.roles[role]])}
            </SelectCell>
          </>
        )}
        {(values.kind !== 'pack' || values.stock_code === '') && (
          <SelectCell {...text('kind', words.kind)}>
            {optionsOf(
              LINE_KINDS.filter((kind) => kind !== 'pack' || values.kind === 'pack'),
              (kind) => [kind, words.kinds[kind]],
            )}
          </SelectCell>
        )}
        <span className="flex">
          <LineButton {...act('line-up')} label={words.up(number)} onPress={() => move(-1)}>
            <ArrowUp />
          </LineButton>
          <LineButton {...act('line-down')} label={words.down(number)} onPress={() => move(1)}>
            <ArrowDown />
          </LineButton>
          <LineButton {...act('line-copy')} label={words.copy(number)} onPress={copy}>
            <Copy />
          </LineButton>
          <LineButton {...act('line-remove')} label={words.remove(number)} onPress={remove}>
            <Trash2 />
          </LineButton>
        </span>
      </div>
    </details>
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
