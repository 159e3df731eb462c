import type { QuotationState } from '#domain/quotes/quotation.ts'
import type { BadgeTone } from '#app/ui/base/badge.tsx'

/** What waits for staff stands out, what is won, and what is over. */
export const QUOTATION_TONES: Record<QuotationState, BadgeTone> = {
  draft: 'neutral',
  sent: 'neutral',
  'change-requested': 'warn',
  accepted: 'ok',
  declined: 'red',
  expired: 'warn',
  withdrawn: 'neutral',
  replaced: 'neutral',
}
