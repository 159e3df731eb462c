import { quotationForm } from '#content/admin/quotes/quotation-form.ts'
import { quotationWords } from '#content/admin/quotes/quotations.ts'
import { typedOf, type FormFields } from '#domain/fields/form-values.ts'
import { receiveQuotation } from '#app/actions/quotes/quotation-form.ts'
import { loadQuotation } from '#app/loading/quotes/quotation-page.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { draftRecord } from '#app/ui/admin/form/drafts/draft-store.ts'
import { guardedSave } from '#app/ui/admin/form/drafts/guarded-save.ts'
import { guardedTextAction } from '#app/ui/admin/guarded-action.ts'
import { QuotationForm } from '#app/ui/admin/quotes/quotation-form.tsx'
import { SendQuotation } from '#app/ui/admin/quotes/send-quotation.tsx'
import { SentQuotation } from '#app/ui/admin/quotes/sent-quotation.tsx'
import type { SaveAnswer } from '#app/ui/admin/form/save-answer.ts'
import type { StaffAnswer } from '#app/actions/staff-form.ts'
import type { Route } from './+types/quote.ts'

/** What the pages of a quotation ask for beside saving its form. */
const INTENTS_OF_PAGES = ['send', 'revise', 'withdraw', 'copy', 'approve', 'send-back', 'proforma'] as const

export const meta = adminMeta(quotationForm.draft)

export const loader = loadQuotation

export const action = receiveQuotation

export async function clientAction({ request, params, serverAction }: Route.ClientActionArgs) {
  const fields: FormFields = Object.fromEntries(await request.clone().formData())
  const isOfPage = INTENTS_OF_PAGES.some((intent) => intent === typedOf(fields, 'intent'))
  const record = draftRecord('quotation', params.quoteId)
  return isOfPage
    ? guardedTextAction(request, serverAction, { words: quotationWords, draftOf: () => null })
    : guardedSave(record, serverAction)
}

export default function Quote({ loaderData, actionData }: Route.ComponentProps) {
  const given = actionData as SaveAnswer | StaffAnswer | undefined
  const saved = given && 'kind' in given ? given : undefined
  const answer = given && 'ok' in given ? given : undefined
  if (loaderData.step === 'sent') return <SentQuotation shown={loaderData} answer={answer} />
  if (loaderData.step === 'send') return <SendQuotation toSend={loaderData} answer={answer} />
  const { step: _form, ...form } = loaderData
  const { id, revision } = form
  return <QuotationForm key={`${id} ${revision}`} {...form} record={draftRecord('quotation', id)} posted={saved} />
}
