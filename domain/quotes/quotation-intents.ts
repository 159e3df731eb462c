/** What the pages of a quotation ask for beside saving its form. */
export const INTENTS_OF_PAGES = ['send', 'revise', 'withdraw', 'copy', 'approve', 'send-back', 'proforma'] as const
