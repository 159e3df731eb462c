import { useState, type ComponentProps } from 'react'
import { adminForm } from '#content/admin/form.ts'
import { useHydrated } from '#app/delivery/hydration.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { useDeskFound, type DeskOption } from '#app/ui/admin/desk-search/use-desk-search.ts'
import { useField, useRecordForm } from '#app/ui/admin/form/record-form-context.ts'
import { useBeside } from '#app/ui/admin/records/use-next.ts'
import { FieldFrame } from '#app/ui/base/field/field-frame.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { useCombobox } from '#app/ui/base/use-combobox.ts'

type ProductInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string
  onText: (text: string) => void
}

/** A product by its id. What is typed of its code or name offers those it may mean; a whole code will do as well. */
export function ProductInput({ value, onText, ...control }: ProductInputProps) {
  const words = useWords(adminForm).product
  const locale = useLocale()
  const isHydrated = useHydrated()
  const { named = [] } = useBeside<{ named?: { value: string; label: string }[] }>()
  const [taken, setTaken] = useState<DeskOption | null>(null)
  const [typed, setTyped] = useState('')
  const found = useDeskFound(typed, locale).options.filter(({ kind }) => kind === 'product')
  const { field, open, listId, optionId, active, show, close } = useCombobox(
    typed === '' ? [] : found.map(({ id }) => id),
  )
  const name = taken?.id === value ? taken.title : named.find((one) => one.value === value)?.label

  function take(product: DeskOption) {
    close()
    setTyped('')
    setTaken(product)
    onText(product.id)
  }

  return (
    <div className="relative">
      <input
        {...control}
        {...(isHydrated && field)}
        type="text"
        className="control"
        dir="ltr"
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => {
          onText(currentTarget.value)
          setTyped(currentTarget.value)
          show()
        }}
      />
      {name && <p className="field-hint">{name}</p>}
      {open && <Offers {...{ found, listId, optionId, active }} onTake={take} />}
      <output className="sr-only">{open && words.found(found.length)}</output>
    </div>
  )
}

type OffersProps = Pick<ReturnType<typeof useCombobox>, 'listId' | 'optionId' | 'active'> & {
  found: DeskOption[]
  onTake: (product: DeskOption) => void
}

function Offers({ found, listId, optionId, active, onTake }: OffersProps) {
  const { label } = useWords(adminForm).product
  return (
    // Pressing an offer must not take the focus from the field.
    <div
      id={listId}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      className="product-offers"
      onMouseDown={(event) => event.preventDefault()}
    >
      {found.map((product, place) => (
        <button
          key={product.id}
          type="button"
          id={optionId(place)}
          role="option"
          aria-selected={place === active}
          tabIndex={-1}
          className="customer-offer"
          onClick={() => onTake(product)}
        >
          <bdi className="customer-offer-name">{product.title}</bdi>
          <Ltr className="admin-row-quiet">{product.detail || product.id}</Ltr>
        </button>
      ))}
    </div>
  )
}

type ProductFieldProps = Pick<ComponentProps<typeof FieldFrame>, 'label' | 'hint' | 'optional'> & {
  name: string
  required?: boolean
}

/** One product of a form. */
export function ProductField({ name, label, hint, optional, required }: ProductFieldProps) {
  const words = useWords(adminForm).product
  const { touch } = useRecordForm()
  const { value, error } = useField(name)
  const [text, setText] = useState(value)
  const write = (typed: string) => {
    setText(typed)
    touch()
  }
  return (
    <FieldFrame {...{ label, optional, error }} hint={hint ?? words.hint}>
      {(control) => <ProductInput {...control} name={name} required={required} value={text} onText={write} />}
    </FieldFrame>
  )
}
