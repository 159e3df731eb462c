import { useId, useState, type KeyboardEvent } from 'react'
import { quotationLines } from '#content/admin/quotes/quotation-form.ts'
import { foldCode } from '#domain/quotes/folded-code.ts'
import { directionOf } from '#domain/text/locale.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Checkbox } from '#app/ui/base/field/checkbox.tsx'
import { callApi, formOf } from '#app/ui/forms/call-api.ts'
import { PackOffer } from './add-line.tsx'
import { useFoundPacks } from './found-packs.ts'
import { CellFrame, type LineProblems, type Written } from './line-cells.tsx'
import { wordingOf, type PackChoice } from './quote-lines.ts'

type ProductCellProps = Written & { problems: LineProblems; onPack: (pack: PackChoice) => void }

/** What a line is called; a code, a name or a remembered wording that is typed here offers the packs that it may mean. */
export function ProductCell({ values, write, problems, onPack }: ProductCellProps) {
  const words = useWords(quotationLines)
  const locale = useLocale()
  const cell = `name_${locale}` as const
  const list = useId()
  const choice = usePackChoice(values.kind === 'heading' || values.kind === 'delivery', onPack)
  const { packs, active } = choice
  const label = locale === 'ar' ? words.nameAr : words.nameEn
  return (
    <CellFrame label={label} error={problems[cell]} className="quote-line-name">
      {(control) => (
        <div
          className="relative"
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) choice.close()
          }}
        >
          <input
            {...control}
            type="text"
            name={`${cell}[]`}
            className="control"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={packs.length > 0}
            aria-controls={list}
            aria-activedescendant={active >= 0 ? `${list}-${active}` : undefined}
            value={values[cell]}
            lang={locale}
            dir={directionOf(locale)}
            autoComplete="off"
            maxLength={500}
            onFocus={() => choice.begin(wordingOf(values))}
            onKeyDown={choice.onKeyDown}
            onChange={({ currentTarget: { value } }) => {
              write(cell, value)
              choice.type(value)
            }}
          />
          <FoundPacks list={list} choice={choice} />
        </div>
      )}
    </CellFrame>
  )
}

type Choice = ReturnType<typeof usePackChoice>

/** The packs that what is typed may mean, and the one that the arrows have led to. */
function usePackChoice(isOff: boolean, onPack: (pack: PackChoice) => void) {
  // As the line stood before anybody typed: that is what customers write.
  const [wording, setWording] = useState('')
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const [remembers, setRemembers] = useState(true)
  const found = useFoundPacks(isOff ? '' : typed)
  const packs = typed === '' ? [] : (found ?? [])
  const type = (text: string) => {
    setTyped(text.trim())
    setActive(-1)
  }
  const close = () => type('')
  const take = (pack: PackChoice) => {
    if (wording && remembers)
      void callApi('/api/aliases/remember.php', formOf({ text: wording, stock_code: pack.stockCode }))
    onPack(pack)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (packs.length === 0 || event.altKey || event.ctrlKey) return
    if (step === 0 && key !== 'Escape' && key !== 'Enter') return
    const pack = packs[active] ?? packs.find(({ stockCode }) => foldCode(stockCode) === foldCode(typed))
    // Words that are no pack stay words: Enter goes on as elsewhere in the table.
    if (key === 'Enter' && !pack) return close()
    event.preventDefault()
    if (step !== 0) setActive((Math.max(active, step < 0 ? 0 : -1) + step + packs.length) % packs.length)
    else if (key === 'Enter') take(pack!)
    else close()
  }
  return { packs, active, wording, remembers, setRemembers, begin: setWording, type, close, take, onKeyDown }
}

function FoundPacks({ list, choice }: { list: string; choice: Choice }) {
  const words = useWords(quotationLines)
  const { packs, active, wording, remembers, setRemembers, take } = choice
  return (
    <div className="quote-line-found" hidden={packs.length === 0}>
      <div id={list} role="listbox" aria-label={words.found}>
        {packs.map((pack, place) => (
          <button
            key={`${pack.stockCode} ${pack.nameEn}`}
            id={`${list}-${place}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            className="quote-found-pack"
            onClick={() => take(pack)}
          >
            <PackOffer pack={pack} />
          </button>
        ))}
      </div>
      {wording !== '' && (
        <Checkbox checked={remembers} onChange={({ currentTarget }) => setRemembers(currentTarget.checked)}>
          {words.remember}
        </Checkbox>
      )}
    </div>
  )
}
