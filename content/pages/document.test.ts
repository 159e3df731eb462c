import { expect, test } from 'vitest'
import { fillContacts } from '../../domain/messages/contact-text.ts'
import { LOCALES } from '../../domain/text/locale.ts'
import { policy } from './policy.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { termsOfService } from './terms-of-service.ts'

const documents = [policy, termsOfService, privacyPolicy]
const contacts = {
  name: { ar: 'زدلين', en: 'Zedline' },
  phone: '+966 11 000 0000',
  email: 'info@example.com',
  privacyEmail: 'privacy@example.com',
  requestMonths: 12,
}

test('no placeholder of a text stays unfilled', () => {
  const bodies = documents.flatMap(({ sections }) => sections.map(({ body }) => body))
  for (const locale of LOCALES) {
    for (const body of bodies) {
      for (const part of fillContacts(body[locale], contacts, locale)) expect(part.text).not.toMatch(/[{}]/)
    }
  }
})

test('every section has an address of its own', () => {
  for (const { sections } of documents) {
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
  }
})
