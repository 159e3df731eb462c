/** What a template begins: an answer to a message, or the letter with a quotation. */
export const TEMPLATE_KINDS = ['answer', 'quote'] as const

/** What a template may name in braces. */
export const TEMPLATE_PLACEHOLDERS = [
  'name',
  'number',
  'quote',
  'product',
  'list',
  'total',
  'valid_until',
  'link',
  'phone',
  'site',
  'company',
  'email',
  'year',
] as const
export type TemplatePlaceholder = (typeof TEMPLATE_PLACEHOLDERS)[number]
