import { useEffect, useState } from 'react'
import { addressLine, inOr, type CustomerDto } from '#domain/customers/customer.ts'

const CALL = '/api/customers/getall.php'
const AT_ONCE = 6
const FEWEST_LETTERS = 2
/** Whoever types asks once they pause. */
const PAUSE_MS = 150

export const KEYS = ['name', 'company', 'phone', 'email', 'vat', 'cr', 'city'] as const
export type Key = (typeof KEYS)[number] | 'address' | 'locale' | `${'payment' | 'delivery'}_${'ar' | 'en'}`

export type Chosen = Pick<CustomerDto, 'customer_id' | 'language' | 'address' | 'city' | 'vat' | 'cr'> & {
  name: { ar: string; en: string }
  company: { ar: string; en: string }
  texts: Record<Key, string>
}

/** A customer as forms are filled with it. */
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
    vat,
    cr,
    city,
    payment_ar,
    payment_en,
    delivery_ar,
    delivery_en,
  }
  return { ...customer, name, company, texts }
}

/** Customers by what is typed; none while nothing could be asked, which is no error. */
export function useFoundCustomers(typed: string): Chosen[] {
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
