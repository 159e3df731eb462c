import { createContext, use, useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { customersWords } from '#content/admin/customers.ts'
import { customerPath } from '#domain/accounts/staff-paths.ts'
import { addressLine, inOr, type CustomerDto } from '#domain/customers/customer.ts'
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

const CALL = '/api/customers/getall.php'
const AT_ONCE = 6
const FEWEST_LETTERS = 2
/** Whoever types asks once he pauses. */
const PAUSE_MS = 150

const KEYS = ['name', 'company', 'phone', 'email', 'vat', 'cr', 'city'] as const
type Key = (typeof KEYS)[number] | 'address' | 'locale' | `${'payment' | 'delivery'}_${'ar' | 'en'}`

/** Under which names a form has what is known of a customer. */
export type CustomerNames = Partial<Record<Key, string>>

type Chosen = Pick<CustomerDto, 'customer_id' | 'language' | 'address' | 'city' | 'vat' | 'cr'> & {
  name: { ar: string; en: string }
  company: { ar: string; en: string }
  texts: Record<Key, string>
}

type Choice = { chosen: Chosen | null; choose: (customer: Chosen) => void }
const Context = createContext<Choice | null>(null)

export function toChosen(customer: CustomerDto): Chosen {
  const { language, vat, cr, city, phones, emails } = customer
  const name = { ar: customer.name_ar, en: customer.name_en }
  const company = { ar: customer.company_ar, en: customer.company_en }
  const { payment_ar, payment_en, delivery_ar, delivery_en } = customer
  const texts = {
    name: inOr(name, language),
    company: inOr(company, language),
    phone: phones[0] ?? '',
    email: emails[0] ?? '',
    address: addressLine(customer),
    locale: language,
    ...{ vat, cr, city, payment_ar, payment_en, delivery_ar, delivery_en },
  }
  return { ...customer, name, company, texts }
}

type CustomerChoiceProps = { names: CustomerNames; known?: CustomerDto | null; children: ReactNode }

/** Fields that offer customers while somebody types: choosing one fills all of them, and a difference asks about the customer. */
export function CustomerChoice({ names, known = null, children }: CustomerChoiceProps) {
  const words = useWords(customersWords.offers)
  const locale = useLocale()
  const { touch, errors } = useRecordForm()
  const [chosen, setChosen] = useState(() => known && toChosen(known))
  const [differs, setDiffers] = useState(false)
  const box = useRef<HTMLDivElement>(null)

  /** What stands in the fields, against what the customer says. */
  function compare(customer: Chosen | null) {
    const elements = box.current?.closest('form')?.elements
    setDiffers(
      customer !== null &&
        KEYS.some((key) => {
          const typed = valueIn(elements, names[key])
          return typed !== '' && squeezed(typed) !== squeezed(customer.texts[key])
        }),
    )
  }

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
      <div ref={box} className="form-fields" onInput={() => compare(chosen)}>
        {children}
        <input type="hidden" name="customer_id" value={chosen?.customer_id ?? ''} />
        <div role="status" className="customer-chosen">
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

function valueIn(elements: HTMLFormControlsCollection | undefined, name = ''): string {
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
  const { field, open, listId, optionId, active, show, close } = useCombobox(found.length)

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

/** Customers by what is typed; none while nothing could be asked, which is no error. */
function useFoundCustomers(typed: string): Chosen[] {
  const [found, setFound] = useState<{ for: string; customers: Chosen[] } | null>(null)
  const wanted = typed.trim()
  const isWorthAsking = wanted.length >= FEWEST_LETTERS
  useEffect(() => {
    if (!isWorthAsking) return undefined
    const waiting = new AbortController()
    const timer = setTimeout(() => {
      askForCustomers(wanted, waiting.signal).then(
        (customers) => setFound({ for: wanted, customers }),
        () => {},
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      waiting.abort()
    }
  }, [wanted, isWorthAsking])
  return isWorthAsking && found?.for === wanted ? found.customers : NOBODY
}

const NOBODY: Chosen[] = []

async function askForCustomers(q: string, signal: AbortSignal): Promise<Chosen[]> {
  const query = new URLSearchParams({ q, page: '1', per_page: String(AT_ONCE) })
  const response = await fetch(`${CALL}?${query}`, { signal, headers: { Accept: 'application/json' } })
  if (!response.ok) throw new Error(`The list of customers answered ${response.status}`)
  const { data } = (await response.json()) as { data: CustomerDto[] }
  return data.map(toChosen)
}
