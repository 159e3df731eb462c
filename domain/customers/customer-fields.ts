import { mailboxOf, isEmail } from '#domain/messages/email.ts'
import { officialNumber } from '#domain/messages/contact-kinds.ts'
import { isPhone, toStoredPhone } from '#domain/messages/phone.ts'
import { both, choice, line, text } from '#domain/fields/field-kinds.ts'
import type { Fields } from '#domain/fields/field.ts'
import { list } from '#domain/fields/list-kinds.ts'
import type { RecordForm } from '#domain/fields/record-form.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { listOf } from '#domain/fields/lists.ts'
import { LOCALES } from '#domain/text/locale.ts'
import { nationalAddress } from './national-address-field.ts'

/** The parts of the form of a customer. */
export type CustomerSection = 'who' | 'contact' | 'address' | 'terms' | 'internal'

const CONTACTS = { most: 20, longest: 320 }

/** Every field of a customer of the quote desk; see `PRODUCT_FIELDS`. */
export const CUSTOMER_FIELDS = {
  name: {
    section: 'who',
    ...text(both('name'), 'name', { about: { en: 'A name or company in one language is enough' } }),
  },
  company: { section: 'who', ...text(both('company'), 'company') },
  vat: { section: 'who', ...officialNumber('vat', 'vat-malformed') },
  cr: { section: 'who', ...officialNumber('cr', 'registration-malformed') },
  language: { section: 'who', ...choice('language', LOCALES, 'The language that the customer is written to in') },
  phones: {
    section: 'contact',
    ...contacts('phones', 'A list of telephone numbers, kept with their country code'),
    read: (form: RecordForm) => eachOnce(form, 'phones', { clean: toStoredPhone, isRight: isPhone }),
  },
  emails: {
    section: 'contact',
    ...contacts('emails', 'A list of addresses of e-mail'),
    read: (form: RecordForm) => eachOnce(form, 'emails', { isRight: isEmail, keyOf: mailboxOf }),
  },
  address: { section: 'address', ...nationalAddress() },
  city: { section: 'address', ...line('city') },
  priceGroup: { section: 'terms', ...line('price_group', { about: 'The id of a group of prices; empty for none' }) },
  payment: { section: 'terms', ...terms('payment') },
  delivery: { section: 'terms', ...terms('delivery') },
  owner: { section: 'internal', ...line('owner', { about: 'The username of whoever looks after the customer' }) },
  note: {
    section: 'internal',
    ...line('note', { most: RECORD_LIMITS.description }),
    read: (form: RecordForm) => form.block('note', { most: RECORD_LIMITS.description }),
  },
} satisfies Fields & Record<string, { section: CustomerSection }>

function terms<const Name extends string>(name: Name) {
  return text(both(name), name, { as: 'block', most: RECORD_LIMITS.description })
}

/** One a line in forms. */
function contacts<const Name extends string>(name: Name, about: string) {
  return {
    ...list(name, { ...CONTACTS, about }),
    texts: (items: string[]) => ({ [name]: [items.join('\n')] }),
    line: (items: string[]) => ({ [name]: items }),
  }
}

type Contacts = { clean?(typed: string): string; isRight(item: string): boolean; keyOf?(item: string): string }

/** Telephones or addresses of e-mail; one that is written twice stands once. */
function eachOnce(form: RecordForm, name: 'phones' | 'emails', { clean = String, isRight, keyOf = String }: Contacts) {
  const items = listOf(form, name, CONTACTS)?.map(clean)
  const wrong = items?.find((item) => !isRight(item))
  if (wrong === undefined)
    return items && [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].toReversed()
  return form.refuse(name, name === 'phones' ? { kind: 'phone-malformed' } : { kind: 'item-no-email', item: wrong })
}
