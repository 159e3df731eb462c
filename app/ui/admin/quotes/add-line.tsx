import { ChevronDown, Heading, Plus, Truck, Type } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { quotationLines } from '#content/admin/quotes/quotation-form.ts'
import { groupedMoney } from '#domain/quotes/halalas.ts'
import { foldCode } from '#domain/quotes/folded-code.ts'
import type { LineKind } from '#domain/quotes/line-form.ts'
import type { LineValues } from '#domain/quotes/line-values.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { CodedText } from '#app/ui/base/code.tsx'
import { Checkbox } from '#app/ui/base/field/checkbox.tsx'
import { optionsOf, TextField } from '#app/ui/base/field/text-field.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { callApi, formOf } from '#app/ui/forms/call-api.ts'
import { useField } from '#app/ui/admin/form/record-form-context.ts'
import { askForPacks, useFoundPacks } from './found-packs.ts'
import { LineButton } from './line-button.tsx'
import { wordingOf, type PackChoice } from './quote-lines.ts'

type AddLineProps = {
  /** The lines that are there: one in words can be given the pack. */
  lines: readonly LineValues[]
  /** `place` is that of a line in words that is given the pack; null for a new line. */
  onPack: (pack: PackChoice, place: number | null) => void
  onBlank: (kind: LineKind) => void
}

/** Below the lines: a pack by its code or name, or a line of another kind. Without scripts the server adds it. */
export function AddLine({ lines, onPack, onBlank }: AddLineProps) {
  const words = useWords(quotationLines)
  return (
    <div className="quote-add">
      <PackSearch lines={lines} onPack={onPack} />
      <div className="quote-add-kinds">
        <LineButton intent="line-text" onPress={() => onBlank('text')}>
          <Type />
          {words.addText}
        </LineButton>
        <LineButton intent="line-delivery" onPress={() => onBlank('delivery')}>
          <Truck />
          {words.addDelivery}
        </LineButton>
        <LineButton intent="line-heading" onPress={() => onBlank('heading')}>
          <Heading />
          {words.addHeading}
        </LineButton>
      </div>
    </div>
  )
}

/** A pack by what is typed of it: the one whose code it is, or one of those that are found. */
function PackSearch({ lines, onPack }: Pick<AddLineProps, 'lines' | 'onPack'>) {
  const words = useWords(quotationLines)
  const { value, error } = useField('add_code')
  const [typed, setTyped] = useState(value)
  const [isUnknown, setUnknown] = useState(false)
  const found = useFoundPacks(typed)
  const list = useId()
  const target = useRef<HTMLSelectElement>(null)
  const remembers = useRef<HTMLInputElement>(null)

  function add(pack: PackChoice) {
    const place = target.current?.value ? Number(target.current.value) : null
    const wording = place === null ? '' : wordingOf(lines[place]!)
    if (wording && remembers.current?.checked) {
      void callApi('/api/aliases/remember.php', formOf({ text: wording, stock_code: pack.stockCode }))
    }
    onPack(pack, place)
    setTyped('')
    setUnknown(false)
  }

  /** The pack whose code it is, or the only one that there is. */
  async function addTyped() {
    if (typed.trim() === '') return
    const packs = found ?? (await askForPacks(typed).catch(() => []))
    const code = foldCode(typed)
    const pack =
      packs.find(({ stockCode }) => foldCode(stockCode) === code) ?? (packs.length === 1 ? packs[0] : undefined)
    if (pack) add(pack)
    else setUnknown(true)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') setTyped('')
    if (event.key !== 'Enter') return
    event.preventDefault()
    void addTyped()
  }

  return (
    <div className="quote-add-pack">
      <TextField
        label={words.addPack}
        hint={words.addPackHint}
        name="add_code"
        value={typed}
        autoComplete="off"
        spellCheck={false}
        error={isUnknown ? words.unknownCode : error}
        aria-controls={list}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setUnknown(false)
        }}
      />
      <LineButton intent="line-add" onPress={() => void addTyped()}>
        <Plus />
        {words.add}
      </LineButton>
      <Found id={list} packs={found} onChoose={add} />
      <ForLine lines={lines} target={target} remembers={remembers} />
    </div>
  )
}

type ForLineProps = {
  lines: readonly LineValues[]
  target: RefObject<HTMLSelectElement | null>
  remembers: RefObject<HTMLInputElement | null>
}

/** Which line gets the pack, where none can be typed in place, and whether its wording is remembered. */
function ForLine({ lines, target, remembers }: ForLineProps) {
  const words = useWords(quotationLines)
  const inWords = [...lines.entries()].filter(([, line]) => wordingOf(line) !== '')
  if (inWords.length === 0) return null
  return (
    <div className="cluster-8/20 items-center col-span-full scripted:hidden">
      <span className="select">
        <select ref={target} name="add_to" className="control" aria-label={words.addTo}>
          <option value="">{words.newLine}</option>
          {optionsOf(inWords, ([place, line]) => [
            place,
            words.lineNamed(place + 1, wordingOf(line).slice(0, LONGEST_OPTION)),
          ])}
        </select>
        <ChevronDown />
      </span>
      <Checkbox ref={remembers} name="remember_wording" value="yes" defaultChecked>
        {words.remember}
      </Checkbox>
    </div>
  )
}

const LONGEST_OPTION = 60

type FoundProps = { id: string; packs: PackChoice[] | null; onChoose: (pack: PackChoice) => void }

function Found({ id, packs, onChoose }: FoundProps) {
  const words = useWords(quotationLines)
  return (
    <div id={id} role="status" className="col-span-full">
      {packs?.length === 0 && <p className="field-hint">{words.nothingFound}</p>}
      {packs !== null && packs.length > 0 && (
        <ul aria-label={words.found} className="quote-found-list">
          {packs.map((pack) => (
            <li key={`${pack.stockCode} ${pack.nameEn}`}>
              <button type="button" className="quote-found-pack" onClick={() => onChoose(pack)}>
                <PackOffer pack={pack} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A pack that may be meant: its code, its name and what it costs. */
export function PackOffer({ pack: { stockCode, nameAr, nameEn, price } }: { pack: PackChoice }) {
  const { noPrice } = useWords(quotationLines)
  return (
    <>
      <Ltr className="quote-code">{stockCode}</Ltr>
      <span className="wrap-anywhere">
        <CodedText text={useLocale() === 'ar' ? nameAr : nameEn} />
      </span>
      <span className="quote-money">{price === '' ? noPrice : <Ltr>{groupedMoney(price)}</Ltr>}</span>
    </>
  )
}
