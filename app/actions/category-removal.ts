import type { FormFields } from '#domain/messages/message-form.ts'

/** What was chosen for the products of a category that goes; the other choice's field does not count. */
export function removalOf({ products, move_to }: FormFields): FormFields {
  if (products === 'uncategorise') return { uncategorise: '1' }
  return products === 'move' ? { move_to } : {}
}
