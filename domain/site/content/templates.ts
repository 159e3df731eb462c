import type { PageName } from './page-fields.ts'

/** Pages whose texts can begin with a template, as the list of questions can. */
const TEMPLATED: readonly PageName[] = ['policy', 'terms', 'privacy']

export function hasTemplate(page: string): boolean {
  return TEMPLATED.some((one) => one === page)
}

/** What a form sends that asks for one. */
export const TEMPLATE_INTENT = 'template'

/** Stands in a template where a fact of the company belongs, and names it: `[… cities]`. */
export const TEMPLATE_GAP = /\[…[^\]]*\]/g
