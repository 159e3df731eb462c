import { createContext, use, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { customersWords } from '#content/admin/requests/customers.ts'
import { customerPath } from '#domain/accounts/staff-paths.ts'
import { inOr, type CustomerDto } from '#domain/customers/customer.ts'
import { formatPhone } from '#domain/messages/phone.ts'
import { toLatinDigits } from '#domain/text/fold.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { useHydrated } from '#app/delivery/hydration.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { FormText } from '#app/ui/admin/form/fields/plain-fields.tsx'
import { useRecordForm } from '#app/ui/admin/form/record-form-context.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Checkbox } from '#app/ui/base/field/checkbox.tsx'
import { useCombobox } from '#app/ui/base/use-combobox.ts'
import { KEYS, toChosen, useFoundCustomers, type Chosen, type Key } from './found-customers.ts'

/** Under which names a form has what is known of a customer. */
export type CustomerNames = Partial<Record<Key, string>>

type Choice = { chosen: Chosen | null; choose: (customer: Chosen) => void }
const Context = createContext<Choice | null>(null)

type CustomerChoiceProps = { names: CustomerNames; known?: CustomerDto | null; children: ReactNode }

/** Fields that offer customers while somebody types: choosing one fills all of them, and a difference asks about the customer. */
export function CustomerChoice({ names, known = null, children }: CustomerChoiceProps) {
  const words = useWords(customersWords.offers)
  const locale = useLocale()
  const { touch, errors } = useRecordForm()
  const [chosen, setChosen] = useState(() => known && toChosen(known))
  const [differs, setDiffers] = useState(false)
  const box = useRef<HTMLDivElement>(null)

  function choose(customer: Chosen) {
    const elements = box.current?.closest('form')?.elements
    for (const [key, text] of Object.entries(customer.texts)) {
      const field = elements?.namedItem(names[key as Key] ?? '')
      const before = chosen?.texts[key as Key]
      // What was typed stays where the customer says nothing, and so do the usual terms.
      if (!isField(field) || (text === '' && (isTerm(key) || field.value !== before))) continue
      field.value = text
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    setChosen(customer)
    setDiffers(false)
    touch()
  }

  function leave() {
    setChosen(null)
    touch()
  }

  return (
    <Context value={{ chosen, choose }}>
      <div
        ref={box}
        className="form-fields"
        onInput={() => setDiffers(saysOther(box.current?.closest('form')?.elements, names, chosen))}
      >
        {children}
        <input type="hidden" name="customer_id" value={chosen?.customer_id ?? ''} />
        <div role="status" className="cluster-8/16 items-center empty:hidden">
          {chosen && (
            <>
              <SiteLink to={customerPath(chosen.customer_id)} target="_blank" className="text-link">
                {words.chosen(inOr(chosen.name, locale))}
              </SiteLink>
              <Button type="button" kind="quiet" small onClick={leave}>
                {words.other}
              </Button>
            </>
          )}
          {errors['customer_id'] && <p className="field-error">{errors['customer_id'][locale]}</p>}
        </div>
        {chosen && differs && (
          <Checkbox name="update_customer" value="1">
            {words.update}
          </Checkbox>
        )}
      </div>
    </Context>
  )
}

function isTerm(key: string): boolean {
  return /^(?:payment|delivery)_/.test(key)
}

function isField(field: unknown): field is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return field instanceof HTMLElement && 'value' in field
}

type Elements = HTMLFormControlsCollection | undefined

/** Whether a field says something else than the customer. */
function saysOther(elements: Elements, names: CustomerNames, customer: Chosen | null): boolean {
  if (customer === null) return false
  return KEYS.some((key) => {
    const typed = valueIn(elements, names[key])
    return typed !== '' && squeezed(typed) !== squeezed(customer.texts[key])
  })
}

function valueIn(elements: Elements, name = ''): string {
  const field = elements?.namedItem(name)
  return isField(field) ? field.value.trim() : ''
}

function squeezed(text: string): string {
  return text.replaceAll(/[\s()-]/gu, '').toLowerCase()
}

/** A line that offers customers by what is typed of their name, company or number. */
export function CustomerText(props: ComponentProps<typeof FormText>) {
  const { choose } = use(Context)!
  const words = useWords(customersWords.offers)
  const isHydrated = useHydrated()
  const [typed, setTyped] = useState('')
  const found = useFoundCustomers(typed)
  const { field, open, listId, optionId, active, show, close } = useCombobox(found.map(({ customer_id: id }) => id))

  function take(customer: Chosen) {
    close()
    setTyped('')
    choose(customer)
  }

  return (
    <div className="field customer-offered">
      <FormText
        {...props}
        {...(isHydrated && field)}
        onBlur={({ currentTarget }) => {
          field.onBlur()
          if (props.ltr) currentTarget.value = toLatinDigits(currentTarget.value)
        }}
        onInput={({ currentTarget, nativeEvent }) => {
          // What a choice fills in was not typed.
          if (!nativeEvent.isTrusted) return
          setTyped(currentTarget.value)
          show()
        }}
      />
      {open && (
        <div
          id={listId}
          role="listbox"
          tabIndex={-1}
          aria-label={words.label}
          className="customer-offers"
          onMouseDown={(event) => event.preventDefault()}
        >
          {found.map((customer, place) => (
            <Offer
              key={customer.customer_id}
              customer={customer}
              id={optionId(place)}
              isActive={place === active}
              onTake={() => take(customer)}
            />
          ))}
        </div>
      )}
      <output className="sr-only">{open && words.found(found.length)}</output>
    </div>
  )
}

type OfferProps = { customer: Chosen; id: string; isActive: boolean; onTake: () => void }

function Offer({ customer, id, isActive, onTake }: OfferProps) {
  const locale = useLocale()
  const { name, company, texts } = customer
  const about = [inOr(company, locale), formatPhone(texts.phone) || texts.email, texts.city].filter(
    (text) => text !== '',
  )
  return (
    <button
      type="button"
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className="customer-offer"
      onClick={onTake}
    >
      <bdi className="customer-offer-name">{inOr(name, locale)}</bdi>
      <span className="admin-row-quiet">
        {about.map((text) => (
          <bdi key={text}>{text}</bdi>
        ))}
      </span>
    </button>
  )
}
