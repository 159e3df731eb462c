import { expect, test } from 'vitest'
import { policy } from '../../content/pages/policy.ts'
import { privacyPolicy } from '../../content/pages/privacy-policy.ts'
import { toDocumentView } from './policy-document-view.ts'

const contacts = {
  name: { ar: 'زدلين', en: 'Zedline' },
  phone: '+966 11 222 3333',
  email: 'info@example.com',
  privacyEmail: 'privacy@example.com',
  requestMonths: 6,
}

test("a policy names the site's own phone and e-mail as links", () => {
  const contact = toDocumentView(privacyPolicy, contacts, 'ar').sections.at(-1)
  expect(contact?.body).toContainEqual({ text: 'privacy@example.com', href: 'mailto:privacy@example.com' })
  expect(contact?.body).toContainEqual({ text: '+966 11 222 3333', href: 'tel:+966112223333' })
})

test('the day of the last change reads as the language writes it', () => {
  expect(toDocumentView(privacyPolicy, contacts, 'ar').updated).toEqual({ day: '2026-01-15', text: '15 يناير 2026' })
  expect(toDocumentView(privacyPolicy, contacts, 'en').updated).toEqual({ day: '2026-01-15', text: '15 Jan 2026' })
})

test('the privacy policy says how long requests are kept, as it is set', () => {
  const text = (locale: 'ar' | 'en') =>
    toDocumentView(privacyPolicy, contacts, locale)
      .sections.flatMap(({ body }) => body.map((part) => part.text))
      .join('')
  expect(text('en')).toContain('6\u00a0months')
  expect(text('ar')).toContain('6\u00a0أشهر')
})

test('a policy calls the company what staff call it, as a word among others', () => {
  const [scope] = toDocumentView(policy, contacts, 'en').sections
  expect(scope?.body).toEqual([{ text: expect.stringMatching(/^Dealings with Zedline are governed by this policy /) }])
})
