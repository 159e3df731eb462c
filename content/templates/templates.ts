import type { FormFields } from '#domain/messages/message-form.ts'
import type { PageName } from '#domain/site/content/page-fields.ts'
import { templateFields } from './document-template.ts'
import { policyTemplate } from './policy.ts'
import { privacyTemplate } from './privacy.ts'
import { termsTemplate } from './terms.ts'

const PAGES: Partial<Record<PageName, FormFields>> = {
  policy: templateFields(policyTemplate),
  terms: templateFields(termsTemplate),
  privacy: templateFields(privacyTemplate),
}

/** What the texts of a page may begin with, by the names that calls have for its fields. */
export function pageTemplate(page: string): FormFields | null {
  return Object.hasOwn(PAGES, page) ? (PAGES[page as PageName] ?? null) : null
}
