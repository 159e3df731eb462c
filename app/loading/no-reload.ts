import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** For pages of what is deleted by their own forms: once it is gone, there is nothing left to load again. */
export function unlessFormSent({ formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined || formMethod === 'GET'
}
