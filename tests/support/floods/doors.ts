import { z } from 'zod'
import { endpoints } from '#server/api/index.ts'
import { pageFormRule } from '#server/web/request/body-rules.ts'
import type { BodyRule } from '#server/web/request/request-body.ts'
import { longestOf } from '#server/web/request/sent-fields.ts'

/** What can be sent to the site: where, within which limits, with which fields, and what must stand beside them. */
export type Door = { path: string; rule: BodyRule; names: string[]; beside: string; isStaff: boolean }

/** `body` makes it when it is sent: all of them together would fill the memory. */
export type Flood = { what: string; type: string; body: () => string }

/** Forms of pages, each with the fields that its reader has most to do with; `beside` leads there. */
const FORMS: [path: string, names: string[], beside?: string][] = [
  ['/en/quote/add', ['lines', 'text', 'note']],
  ['/en/quote', ['lines', 'further', 'text[]', 'details'], 'intent=paste'],
  ['/en/quote', ['lines', 'further', 'details', 'neededBy', 'phone', 'email'], 'intent=send&name=Sara'],
  ['/en/contact', ['message', 'details', 'email']],
  ['/en/addresses', ['address', 'city', 'phone']],
  ['/en/submittal', ['p', 'project', 'requirement[s20]']],
  ['/en/sign-in', ['email', 'code']],
  ['/en/sign-out', ['x']],
  ['/en/my-data', ['email']],
  ['/admin/login', ['username', 'password', 'code']],
  ['/admin/forgot', ['username']],
  ['/admin/reset', ['token', 'password']],
  ['/admin/confirm-email', ['token']],
]
const STAFF_FORMS: typeof FORMS = [
  ['/admin/prices', ['lines', 'code[]', 'price[]'], 'intent=paste'],
  ['/admin/inbox/add', ['lines', 'details', 'phone'], 'name=Sara'],
  ['/admin/items/grid', ['rows', 'value[]']],
  ['/admin/items', ['ids', 'id[]'], 'intent=publish'],
  ['/admin/categories', ['ids', 'id[]'], 'intent=publish'],
  ['/admin/brands', ['ids', 'id[]'], 'intent=publish'],
  ['/admin/blogs', ['ids', 'id[]'], 'intent=publish'],
  ['/admin/documents', ['ids', 'id[]'], 'intent=publish'],
  ['/admin/documents/upload', ['existing_file[]', 'title_en[]', 'product[]'], 'intent=draft'],
  ['/admin/documents/labels', ['stock_code[]', 'copies[]']],
  ['/admin/export/products', ['ids', 'id[]']],
  ['/admin/import', ['columns']],
  ['/admin/customers/import', ['rows']],
  ['/admin/equivalents/import', ['rows']],
  ['/admin/import/1', ['columns']],
  ['/admin/media', ['alt_en']],
  ['/admin/media/many', ['file[]', 'alt_en[]', 'alt_ar[]'], 'intent=save'],
  ['/admin/media/1', ['alt_en', 'alt_ar']],
  ['/admin/inbox/1', ['answer', 'note', 'lines']],
  ['/admin/site/faq/add', ['question_en', 'answer_en']],
  ['/admin/seo/add', ['path', 'title_en']],
  ['/admin/search/add', ['words']],
  ['/admin/redirects', ['lines', 'from', 'to'], 'intent=many'],
  ['/admin/settings', ['site_name_en', 'sales_email']],
  ['/admin/users', ['username', 'name']],
]
/** Forms of records have the fields of the call beside them. */
const RECORD_FORMS: [path: string, call: string][] = [
  ['/admin/items/add', '/api/products/add.php'],
  ['/admin/categories/add', '/api/categories/add.php'],
  ['/admin/brands/add', '/api/brands/add.php'],
  ['/admin/blogs/add', '/api/blogs/add.php'],
  ['/admin/documents/add', '/api/documents/add.php'],
  ['/admin/quotes/1', '/api/quotes/update.php'],
]

/** Every door: all calls with a body, and the forms of pages; `link` is the page of a request. */
export function doors(link: string): Door[] {
  const calls = endpoints.flatMap(({ path, body, input, access }) =>
    body === 'none' ? [] : [{ path, rule: body, names: namesOf(input), beside: '', isStaff: access !== 'public' }],
  )
  const form = (isStaff: boolean, [path, names, beside = '']: (typeof FORMS)[number]): Door => {
    const rule = pageFormRule(path.replace(/^\/en/, ''), isStaff)
    return { path, rule, names, beside, isStaff }
  }
  const records = RECORD_FORMS.map(([path, call]): (typeof FORMS)[number] => [
    path,
    calls.find((one) => one.path === call)?.names ?? [],
  ])
  return [
    ...FORMS.map((one) => form(false, one)),
    form(false, [link, ['message', 'details'], 'intent=decline']),
    ...[...STAFF_FORMS, ...records].map((one) => form(true, one)),
    ...calls,
  ]
}

function namesOf(input: z.ZodType): string[] {
  const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  return Object.keys(properties)
}

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'
const MULTIPART = 'multipart/form-data; boundary=x'
const MARKS = '\u0301\u0323'

/** What fills a field of so many bytes, by what it looks like. */
const FILLINGS: Record<string, (bytes: number) => string> = {
  'short lines': (bytes) => 'a\n'.repeat(bytes / 2),
  'one long line': (bytes) => 'x'.repeat(bytes),
  'unknown lines': (bytes) =>
    '12 كرتون ٥ x 7\t'
      .repeat(12)
      .concat('\n')
      .repeat(bytes / 250),
  // What is composed and ordered takes the longer the more of them stand together.
  'marks on one letter': (bytes) => MARKS.repeat(Math.min(bytes, 128 * 1024) / 4),
  'line ends': (bytes) => '\r'.repeat(bytes - 1).concat('x'),
  HTML: (bytes) => '<p><b>x</b></p>'.repeat(bytes / 15),
  'opened elements': (bytes) => '<b>'.repeat(bytes / 3),
}
const VALUES: Record<string, (bytes: number) => string> = {
  'deep JSON': (bytes) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2),
  'many elements': (bytes) => `[${'0,'.repeat(bytes / 2 - 2)}0]`,
  'many objects': (bytes) => `[${'{},'.repeat(bytes / 3 - 2)}{}]`,
  'many lines as JSON': (bytes) => `[${'{"text":"a 1"},'.repeat(bytes / 15 - 2)}{"text":"a"}]`,
}

/**
 * What a door is sent: each field with `share` of what it may have in each way that costs a reader most, all of them
 * together, as many fields, values and parts as there may be, and the largest file.
 */
export function floodsOf({ rule, names, beside }: Door, { most = Infinity, share = 1 } = {}): Flood[] {
  const bytes = Math.floor((Math.min(rule.limit, most) - 1000) * share)
  const isForm = rule.kinds.includes('form')
  const isJson = rule.kinds.includes('json')
  const inForm = (what: string, text: () => string) => ({ what, type: FORM, body: () => `${beside}&${text()}` })
  const inJson = (what: string, text: () => string) => ({ what, type: JSON_TYPE, body: () => text() })
  const ofField = (name: string) => Math.min(bytes - 200, Math.floor(longestOf(rule, name) * share))
  const fields = names.flatMap((name) =>
    Object.entries({ ...FILLINGS, ...VALUES }).map(([what, fill]) =>
      inForm(`${name}: ${what}`, () => `${name}=${fill(ofField(name))}`),
    ),
  )
  const together = Object.entries(FILLINGS).map(([what, fill]) =>
    inForm(`all fields: ${what}`, () =>
      names.map((name) => `${name}=${fill(Math.floor(bytes / names.length) - 100)}`).join('&'),
    ),
  )
  const room = Math.min(bytes, 1024 * 1024 - 1000)
  const values = names.flatMap((name) =>
    Object.entries(VALUES).map(([what, fill]) => inJson(`${name}: ${what}`, () => `{"${name}":${fill(room)}}`)),
  )
  const parts = (what: string, body: () => string) => ({ what, type: MULTIPART, body })
  const fileBytes = Math.floor((rule.fileBytes ?? 0) * share)
  return [
    ...(isForm ? [...fields, ...together] : []),
    ...(isForm
      ? [inForm('many fields', () => 'a&'.repeat(bytes / 2)), inForm('lists', () => 'x[]=&'.repeat(bytes / 5))]
      : []),
    ...(isJson ? [...values, inJson('many names', () => `{"a":{}${manyNames(room)}}`)] : []),
    parts('many parts', () => `${part('x[]', '').repeat(bytes / 70)}--x--\r\n`),
    parts('allowed parts', () => `${part('x[]', '1').repeat(Math.min(rule.maxFields, bytes / 70) * share)}--x--\r\n`),
    ...(fileBytes > 0
      ? [parts('a file', () => `${part('attachments"; filename="a.pdf', 'x'.repeat(fileBytes))}--x--\r\n`)]
      : []),
  ]
}

function manyNames(bytes: number): string {
  return Array.from({ length: bytes / 12 }, (_, index) => `,"n${index}":0`).join('')
}

function part(name: string, value: string): string {
  return `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
}
