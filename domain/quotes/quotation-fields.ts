import { email, officialNumber } from '#domain/messages/contact-kinds.ts'
import { toStoredPhone } from '#domain/messages/phone.ts'
import type { Fields } from '#domain/fields/field.ts'
import { both, choice, flag, line, text } from '#domain/fields/field-kinds.ts'
import type { RecordForm } from '#domain/fields/record-form.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { readWrittenDay } from '#domain/text/day.ts'

/** The parts of the form of a quotation; its lines are another. */
export type QuotationSection = 'customer' | 'terms' | 'internal'

/** Every field of a quotation but its lines; see `PRODUCT_FIELDS`. */
export const QUOTATION_FIELDS = {
  customerName: { section: 'customer', ...line('customer_name') },
  customerCompany: { section: 'customer', ...line('customer_company') },
  customerPhone: {
    section: 'customer',
    ...line('customer_phone'),
    read(form: RecordForm): string | undefined {
      const typed = form.line('customer_phone')
      return typed && toStoredPhone(typed)
    },
  },
  customerEmail: { section: 'customer', ...email('customer_email') },
  customerVat: { section: 'customer', ...officialNumber('customer_vat', 'vat-malformed') },
  customerCr: { section: 'customer', ...officialNumber('customer_cr', 'registration-malformed') },
  customerAddress: { section: 'customer', ...line('customer_address', { most: RECORD_LIMITS.snippet }) },
  /** The customer's own number of the purchase. */
  customerReference: { section: 'customer', ...line('customer_reference') },
  project: { section: 'customer', ...line('project') },
  priceGroup: { section: 'customer', ...line('price_group', { about: 'The id of a group of prices; empty for none' }) },
  locale: { section: 'customer', ...choice('locale', ['ar', 'en'], 'The language of the customer') },
  validUntil: { section: 'terms', ...lastDay('valid_until') },
  /** Whether its customer gets a mail two days before the last one. */
  remindCustomer: { section: 'terms', ...flag('remind_customer') },
  delivery: { section: 'terms', ...block('delivery') },
  payment: { section: 'terms', ...block('payment') },
  terms: { section: 'terms', ...block('terms') },
  /** Staff alone read it. */
  internalNote: {
    section: 'internal',
    ...line('internal_note', { most: RECORD_LIMITS.description }),
    read: (form: RecordForm) => form.block('internal_note', { most: RECORD_LIMITS.description }),
  },
} satisfies Fields & Record<string, { section: QuotationSection }>

/** Of these, customers see what stands on both sides of the document. */
function block<const Name extends string>(name: Name) {
  return text(both(name), name, { as: 'block', most: RECORD_LIMITS.description })
}

/** A day, which is always there; how far away it may be, the reader of the whole form knows. */
function lastDay<const Name extends string>(name: Name) {
  const rule = { figures: true, required: true, about: 'The last day of the offer; 1 to 180 days from today' }
  return {
    ...line(name, rule),
    read(form: RecordForm): string | undefined {
      const typed = form.line(name, rule)
      return typed ? (readWrittenDay(typed) ?? form.refuse(name, { kind: 'not-a-day' })) : typed
    },
  }
}
