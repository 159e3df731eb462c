import { DomUtils } from 'htmlparser2'
import type { Page } from './page.ts'

type Element = ReturnType<Page['all']>[number]

/** A form as a browser would send it: where to, and what its fields hold before anybody types. */
export type FilledForm = {
  path: string
  fields: Map<string, string>
  /** Names that it may send twice, though they do not say so by `[]`. */
  repeated: string[]
}

/** Every form of a page that writes. Of rows that repeat the first one stands for all. */
export function formsOf(page: Page): FilledForm[] {
  const forms = page.all('form').filter(({ attribs }) => attribs['method']?.toLowerCase() === 'post')
  return forms.map((form) => {
    const inside = elementsOf(form, page)
    const path = (form.attribs['action'] || page.path).split('#')[0]!
    return { path, fields: fieldsOf(inside), repeated: repeatedIn(inside) }
  })
}

/** The form of a page that does what it is asked to, or that has a field. */
export const withIntent = (page: Page, intent: string): FilledForm =>
  formsOf(page).find(({ fields }) => fields.get('intent') === intent)!
export const withField = (page: Page, name: string): FilledForm => formsOf(page).find(({ fields }) => fields.has(name))!

/** Its elements in their order, and those elsewhere that name it. */
export function elementsOf(form: Element, page: Page): Element[] {
  return page.all('*').filter((element) => {
    const named = element.attribs['form']
    return named === undefined ? isWithin(element, form) : named === form.attribs['id']
  })
}

/** Of buttons only the pressed one is sent, and of radio buttons the chosen one. */
function repeatedIn(inside: Element[]): string[] {
  const names = inside
    .filter(({ name, attribs }) => name !== 'button' && attribs['type'] !== 'radio')
    .flatMap(({ attribs }) => attribs['name'] || [])
    .filter((name) => !name.endsWith('[]'))
  return names.filter((name, index) => names.indexOf(name) !== index)
}

function fieldsOf(inside: Element[]): Map<string, string> {
  const fields = new Map<string, string>()
  for (const element of inside) {
    const { name, type } = element.attribs
    if (!name || type === 'file' || (/\d/.test(name) && fields.has(name.replaceAll(/\d+/g, '0')))) continue
    if (!fields.has(name)) fields.set(name, valueOf(element))
  }
  return fields
}

/** What a field holds before anybody types. */
export function valueOf(element: Element): string {
  if (element.name === 'textarea') return DomUtils.textContent(element)
  if (element.name !== 'select') return element.attribs['value'] ?? ''
  const options = DomUtils.getElementsByTagName('option', element, true)
  const chosen = options.find(({ attribs }) => attribs['selected'] !== undefined) ?? options[0]
  return chosen?.attribs['value'] ?? ''
}

function isWithin(element: Element, form: Element): boolean {
  for (let parent = element.parent; parent; parent = parent.parent) if (parent === form) return true
  return false
}
