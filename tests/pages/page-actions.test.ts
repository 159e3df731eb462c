import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STAFF_PAGES, type StaffPagePath } from '#app/staff-pages.ts'
import { DESK_FIELDS, PEOPLE_FIELDS } from '#domain/site/settings-rights.ts'
import { can, readRole, type Act } from '#domain/accounts/permissions.ts'
import type { Db } from '#server/data/engine/database.ts'
import { OWNER } from '#tests/support/site.ts'
import {
  type ActionsWorld,
  CALLERS,
  type Caller,
  openActionsWorld,
  PASSWORD,
  SECRET,
  STAFF_CALLERS,
  usernameOf,
} from './actions-world.ts'
import { byLength } from '#tests/support/test-level.ts'
import { formsOf, type FilledForm } from './form-fields.ts'
import { Page, visitorHeaders } from './page.ts'
import { pageActions, type PageAction } from './page-actions.ts'

/** What nobody expects in a field. */
const WRONG = [
  '',
  '\u0000\u202E\u2066',
  'س'.repeat(3_000),
  '-'.concat('9'.repeat(40)),
  '[{"__proto__":',
  `'"><script>alert(1)</script> or 1=1; --`,
  'https://evil.example/%ff',
]

/** Bodies that are no form, or none that a browser would send. */
const BROKEN: [what: string, headers: Record<string, string>, body: BodyInit][] = [
  ['nothing', {}, ''],
  ['a field twice', { 'Content-Type': 'application/x-www-form-urlencoded' }, 'intent=a&intent=b&name=1&name=2'],
  ['bytes that are no text', { 'Content-Type': 'application/x-www-form-urlencoded' }, 'intent=%ff%fe&name=%c3%28&id=%'],
  ['JSON', { 'Content-Type': 'application/json' }, '{"intent":{"a":[1]}}'],
  [
    'half a form',
    { 'Content-Type': 'multipart/form-data; boundary=x' },
    '--x\r\nContent-Disposition: form-data; name="a',
  ],
  ['a boundary that never comes', { 'Content-Type': 'multipart/form-data; boundary=y' }, 'intent=a'],
]

/** Fields that scripts alone send, and those of forms that are shown to nobody here, such as what a mailed link opens. */
const OF_SCRIPTS: Record<string, string[]> = {
  '/admin/blogs': ['intent', 'scope', 'confirmed', 'count', 'publish_at'],
  '/admin/blogs/delete/:id': ['next'],
  '/admin/categories': ['order', 'intent', 'scope', 'confirmed', 'count'],
  '/admin/checks': ['intent'],
  '/admin/confirm-email': ['token'],
  '/admin/export/:list': ['format', 'id[]'],
  '/admin/inbox': ['intent', 'ids', 'version', 'state'],
  '/admin/inbox/export': ['format', 'search'],
  '/admin/media/:file': ['confirmed'],
  '/admin/media/many': ['intent', 'file[]', 'alt_ar[]', 'alt_en[]', 'decorative[]'],
  '/admin/items': ['intent', 'scope', 'confirmed', 'count', 'publish_at'],
  '/admin/operations/backup': ['name'],
  '/admin/search': ['intent', 'id'],
  '/admin/reset': ['token', 'password'],
  '/admin/second-factor': ['intent', 'password', 'code'],
  '/admin/seo': ['id'],
  '/admin/redirects': ['id'],
  '/admin/undo': ['act', 'next'],
  '/en/my-data': ['email'],
  '/en/admin/blogs/preview': ['title_ar', 'title_en', 'detail_ar', 'detail_en', 'image'],
  '/en/admin/brands/preview': ['name_ar', 'name_en', 'slug', 'colour', 'logo', 'website', 'email', 'phone'],
  '/en/admin/site/preview': ['title_ar', 'title_en', 'image_ar'],
  '/en/admin/items/preview': ['product_name_ar', 'product_name_en', 'category_id', 'specs', 'image'],
}

/** Every screen of the staff area but the one that all others lead to. */
const STAFF_SCREENS = (Object.keys(STAFF_PAGES) as StaffPagePath[]).filter(
  (path) => !['forbidden', '*'].includes(path) && !path.endsWith('/preview'),
)

let world: ActionsWorld
const counts = { sent: 0, fields: 0, statuses: {} as Record<number, number> }
beforeAll(async () => {
  world = await openActionsWorld()
})
afterAll(() => world.site.stop())

/** Sends a form and expects an answer that neither fails nor tells what it should not. */
async function post(path: string, headers: Record<string, string>, body: BodyInit, what: string): Promise<number> {
  const answer = await world.send(path, headers, body)
  const text = await answer.text()
  counts.sent += 1
  counts.statuses[answer.status] = (counts.statuses[answer.status] ?? 0) + 1
  expect(answer.status, `${path} with ${what}: ${text.slice(0, 300)}`).toBeLessThan(500)
  expect(text, what).not.toMatch(/\n {4}at |SQLITE_|node_modules|\/server\//)
  return answer.status
}

const errorsOfSite = () =>
  world.site
    .output()
    .split('\n')
    .filter((line) => line.includes('"level":"error"'))

const guarded = pageActions.filter(({ act }) => act !== null)
const open = pageActions.filter(({ act }) => act === null)

/** Whether somebody stands in the matrix with a role that allows an act. */
const isLetIn = (caller: Caller, act: Act) => isStaff(caller) && can(readRole(STAFF_CALLERS[caller]), act)

const isStaff = (caller: Caller): caller is keyof typeof STAFF_CALLERS => Object.hasOwn(STAFF_CALLERS, caller)

/** In short one of so many, each in its turn. */
const isInTurn = (at: number, among: number) => at % byLength({ short: among, long: 1 }) === 0

describe.each(guarded)('$pattern', ({ pattern, act }) => {
  it.each(CALLERS.filter((caller) => !isLetIn(caller, act!)))('takes nothing from %s', async (caller) => {
    const [path, query] = world.pathOf(pattern).split('?')
    const turn = CALLERS.indexOf(caller) + guarded.findIndex((one) => one.pattern === pattern)
    for (const suffix of ['', '.data'].filter((_, at) => isInTurn(turn + at, 2))) {
      const address = `${path}${suffix}${query === undefined ? '' : `?${query}`}`
      const answer = await world.send(
        address,
        world.callers[caller],
        new URLSearchParams({ intent: 'save', name: 'x' }),
      )
      const text = await answer.text()
      counts.sent += 1
      expect([address, answer.status]).toEqual([address, isStaff(caller) ? 403 : 401])
      expect(text).not.toContain(SECRET)
      expect(text).not.toContain('omar@client.example')
    }
  })
})

describe.each(STAFF_SCREENS)('the screen %s', (path) => {
  const opensTo = (caller: keyof typeof STAFF_CALLERS) => can(readRole(STAFF_CALLERS[caller]), STAFF_PAGES[path].opens)
  // What staff see there is asked for as everybody in the tests of rights.
  const callers = (Object.keys(STAFF_CALLERS) as (keyof typeof STAFF_CALLERS)[]).filter(
    (caller, at) => !opensTo(caller) || isInTurn(STAFF_SCREENS.indexOf(path) + at, 3),
  )
  it.each(callers)('opens to %s by the table of rights', async (caller) => {
    const address = world.pathOf(path === '' ? '/admin' : `/admin/${path}`)
    const headers = { ...visitorHeaders(), 'Accept-Language': 'en', ...world.callers[caller] }
    const answer = await fetch(world.site.origin + address, { headers, redirect: 'manual' })
    const text = await answer.text()
    const role = readRole(STAFF_CALLERS[caller])
    if (role === null) {
      expect([address, answer.status]).toEqual([address, 403])
      expect(text).toMatch(/Your account has no role yet\.|^"no-role"$/)
    } else if (opensTo(caller)) {
      expect([address, answer.status, answer.headers.get('location')]).not.toEqual([address, 302, '/admin/forbidden'])
    } else {
      expect([address, answer.status, answer.headers.get('location')]).toEqual([address, 302, '/admin/forbidden'])
    }
    if (!can(role, 'requests')) expect(text).not.toContain('omar@client.example')
  })
})

it('shows whoever may not write the forms of records without a button, and the settings without a field of people', async () => {
  const open = async (caller: Caller, path: string) => {
    const headers = { ...visitorHeaders(), 'Accept-Language': 'en', ...world.callers[caller] }
    return (await fetch(world.site.origin + world.pathOf(path), { headers })).text()
  }
  const form = await open('a viewer', '/admin/items/edit/:id')
  expect(form).toContain('Read only')
  expect(form).toMatch(/<fieldset[^>]* disabled/)
  expect(form).not.toContain('Save Changes')
  expect(await open('an editor', '/admin/items/edit/:id')).toContain('Save Changes')
  const shownOf = async (fields: readonly string[], caller: Caller) => {
    const page = await open(caller, '/admin/settings')
    return fields.filter((name) => new RegExp(`[^\\w-]${name.replace('[]', String.raw`\[\]`)}[^\\w-]`).test(page))
  }
  expect(await shownOf(PEOPLE_FIELDS, 'a viewer')).toEqual([])
  expect(await shownOf(PEOPLE_FIELDS, 'an owner')).toEqual(PEOPLE_FIELDS)
  expect(await shownOf(DESK_FIELDS, 'an editor')).toEqual([])
  expect(await shownOf(DESK_FIELDS, 'a salesperson')).toEqual(DESK_FIELDS)
  expect(await open('a salesperson', '/admin/settings')).toMatch(
    /<fieldset[^>]* disabled[^]*name="slogan_en"[^]*<\/fieldset>/,
  )
  expect(await open('a salesperson', '/admin/settings')).toContain('Save settings')
  expect(await open('an editor', '/admin/settings')).toMatch(
    /<input[^>]*readOnly[^>]*name="sales_email"|<input[^>]*name="sales_email"[^>]*readonly/i,
  )
  expect(await open('an owner', '/admin/settings')).not.toMatch(/readonly/i)
})

describe('acts on accounts and on what touches people', () => {
  const ACTS: [path: string, fields: Record<string, string>][] = [
    ['/admin/users', { intent: 'add', username: 'added', password: 'another-plinth-ohm', role: 'viewer' }],
    ['/admin/users', { intent: 'invite', username: 'asked', email: 'asked@staff.example', role: 'viewer' }],
    ['/admin/users', { intent: 'withdraw', id: 'none' }],
    ['/admin/users', { intent: 'role', id: 'none', role: 'owner' }],
    ['/admin/users', { intent: 'reset', id: 'none', password: 'another-plinth-ohm' }],
    ['/admin/users', { intent: 'disable', id: 'none' }],
    ['/admin/users', { intent: 'remove', id: 'none' }],
    ['/admin/users', { intent: 'remove-factor', id: 'none' }],
    ['/admin/users', { intent: 'require-factor' }],
    ['/admin/users', { intent: 'optional-factor' }],
    ['/admin/users', { intent: 'add-token', name: 'added', role: 'owner', days: '9' }],
    ['/admin/users', { intent: 'revoke-token', id: 'none' }],
    ['/admin/settings', { sales_email: 'new@sales.example' }],
    ['/admin/settings', { notify_emails: 'new@sales.example' }],
    ['/admin/account', { intent: 'email', email: 'mine@staff.example' }],
    ['/admin/account', { intent: 'remove-email' }],
    ['/admin/account', { intent: 'end-session', id: 'none' }],
    ['/admin/account', { intent: 'end-others' }],
  ]
  let headers: Record<string, string>
  beforeAll(async () => {
    headers = { 'Accept-Language': 'en', ...(await world.session(OWNER.username)) }
  })

  it.each(ACTS)('%s with %j does nothing without the password, and says so beside its field', async (path, fields) => {
    const missing = await world.send(path, headers, new URLSearchParams(fields))
    expect(missing.status).toBe(403)
    expect(await missing.text()).toContain('Enter your password to confirm.')
  })

  it('say of a wrong password that it is none, keep what was typed and not the password', async () => {
    const fields = { intent: 'add', username: 'typed-name', password: 'another-plinth-ohm', role: 'sales' }
    const body = new URLSearchParams({ ...fields, current_password: 'not-mine-at-all' })
    const wrong = await world.send('/admin/users', headers, body)
    const text = await wrong.text()
    expect(wrong.status).toBe(403)
    expect(text).toContain('That is not your password.')
    expect(text).toContain('value="typed-name"')
    expect(text).not.toMatch(/not-mine-at-all|another-plinth-ohm/)
    const names = ['added', 'typed-name']
    const added = (db: Db) => db.selectFrom('staff_users').select('id').where('username', 'in', names).execute()
    expect(await world.site.withDb(added)).toEqual([])
  })

  it('need no password for settings that touch nobody, and one password for ten minutes of others', async () => {
    const save = (fields: Record<string, string>) => world.send('/admin/settings', headers, new URLSearchParams(fields))
    expect((await save({ slogan_en: 'Bonds for good' })).status).toBe(302)
    expect((await save({ sales_email: 'new@sales.example', current_password: PASSWORD })).status).toBe(302)
    expect((await save({ sales_email: 'newer@sales.example' })).status).toBe(302)
  })

  it.each(['superadmin', '', 'owner,viewer', '__proto__'])('give nobody the unknown role %j', async (role) => {
    const editor = (db: Db) =>
      db.selectFrom('staff_users').select(['id', 'role']).where('username', '=', 'editor').executeTakeFirstOrThrow()
    const { id } = await world.site.withDb(editor)
    const body = new URLSearchParams({ intent: 'role', id, role, current_password: PASSWORD })
    const answer = await world.send('/admin/users', headers, body)
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('Choose one of the roles.')
    expect(await world.site.withDb(editor)).toEqual({ id, role: 'editor' })
  })

  it('let nobody guess: after ten wrong passwords from one address the account waits, on every form that asks', async () => {
    const from = { ...visitorHeaders(), ...(await world.session('viewer')) }
    const guess = async (fields: Record<string, string>) =>
      (await world.send('/admin/account', from, new URLSearchParams(fields))).status
    const statuses: number[] = []
    for (let tried = 0; tried < 6; tried++) {
      statuses.push(await guess({ intent: 'begin', password: 'not-the-password' }))
      statuses.push(await guess({ intent: 'password', current: 'not-the-password', password: 'another-plinth-ohm' }))
    }
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429, 429])
  })
})

it('names the field of the settings that an editor may not change, and saves nothing of what came with it', async () => {
  const send = (fields: Record<string, string>) =>
    world.send(
      '/admin/settings',
      { 'Accept-Language': 'en', ...world.callers['an editor'] },
      new URLSearchParams(fields),
    )
  const refused = await send({ sales_email: 'me@evil.example', slogan_en: 'Mine' })
  expect(refused.status).toBe(403)
  expect(await refused.text()).toContain('Your role does not allow you to change this field.')
  const settings = await world.site.withDb((db) => db.selectFrom('settings').selectAll().execute())
  expect(JSON.stringify(settings)).not.toMatch(/evil|Mine/)
})

/** Every form that pages show to those who may fill it, by the action that it is sent to. */
async function shownForms(): Promise<FilledForm[]> {
  const pages = [
    ...pageActions.map(({ pattern }) => world.pathOf(pattern)),
    '/en/addresses?add=1',
    '/admin/items',
    '/admin/inbox?select=1',
    '/admin/log',
  ]
  const shown = await Promise.all(
    pages.map(async (path) => {
      const who = path.startsWith('/admin') ? (['an owner', 'nobody'] as const) : (['nobody', 'a customer'] as const)
      const forms = await Promise.all(
        who.map(async (caller) => {
          const headers = { ...visitorHeaders(), 'Accept-Language': 'en', ...world.callers[caller] }
          const answer = await fetch(world.site.origin + path, { headers, redirect: 'manual' })
          return formsOf(new Page(path, answer.status, answer.headers, await answer.text()))
        }),
      )
      return forms.flat()
    }),
  )
  return shown.flat()
}

let firstForms: Promise<FilledForm[]> | undefined
/** The same as they were at first: for what does not depend on what was sent since. */
const formsAtFirst = () => (firstForms ??= shownForms())

const isOut = ({ pattern }: PageAction) => pattern.endsWith('out')

const fits = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path.split('?')[0]!)

/** The forms of an action; those that scripts alone send have their fields from here. */
function formsFor({ pattern }: PageAction, shown: FilledForm[]): FilledForm[] {
  const path = world.pathOf(pattern)
  const exact = pageActions.some((action) => action.pattern === path.split('?')[0])
  const found = shown.filter((form) =>
    exact ? form.path.split('?')[0] === path.split('?')[0] : fits(pattern, form.path),
  )
  // The rows of a list have the same form, each with its own id.
  const kindOf = ({ fields }: FilledForm) => JSON.stringify([[...fields.keys()], fields.get('intent')])
  const keyOf = byLength({ short: kindOf, long: ({ fields }: FilledForm) => JSON.stringify([...fields]) })
  const unique = new Map(found.map((form) => [keyOf(form), { ...form, path }]))
  const ofScripts = OF_SCRIPTS[pattern]
  if (ofScripts) unique.set('scripts', { path, fields: new Map(ofScripts.map((name) => [name, ''])), repeated: [] })
  return [...unique.values()]
}

/** Members of staff by what they may do, but the owner, who sends more below. */
const OTHER_STAFF = (Object.keys(STAFF_CALLERS) as (keyof typeof STAFF_CALLERS)[]).filter((who) => who !== 'an owner')

it.each(OTHER_STAFF)(
  'no form breaks a page or does what it may not for %s',
  async (caller) => {
    expect(await takenFrom(caller)).toEqual([])
  },
  600_000,
)

/**
 * Sends every third form with a wrong value in all of its fields, with `--long` every form with every value; answers which
 * were taken from who may not send them. The owner sends every form below.
 */
async function takenFrom(caller: (typeof OTHER_STAFF)[number]): Promise<string[]> {
  const shown = await formsAtFirst()
  const taken: string[] = []
  const sender = openSession(() => senderFor(caller), world.callers[caller])
  for (const [place, action] of guarded.entries()) {
    if (!isInTurn(place + OTHER_STAFF.indexOf(caller), 3)) continue
    const isAllowed = isLetIn(caller, action.act!)
    // The records are for the forms of the others; their owner removes them below.
    if (isAllowed && action.pattern.includes('/delete/')) continue
    const headers = isAllowed ? await sender() : world.callers[caller]
    const values = byLength({ short: [WRONG[place % WRONG.length]!], long: WRONG })
    for (const { path, fields } of formsFor(action, shown)) {
      for (const value of values) {
        const wrong = [...fields.keys()].map((name) => [name, name === 'intent' ? fields.get(name)! : value])
        const status = await post(path, headers, new URLSearchParams(wrong), `${caller}: ${value}`)
        // What is too large is refused before anybody is asked who sends it.
        if (!isAllowed && ![403, 413].includes(status)) taken.push(`${path} with ${value.slice(0, 40)}: ${status}`)
      }
    }
  }
  return taken
}

/** A session that goes on: what was sent may have ended the last. */
function openSession(signIn: () => Promise<Record<string, string>>, first?: Record<string, string>) {
  let headers = first
  return async () => {
    const path = `${world.site.origin}/admin/forbidden`
    const isOpen = async () => (await fetch(path, { headers: { ...visitorHeaders(), ...headers } })).url === path
    if (!headers || !(await isOpen())) headers = await signIn()
    return headers
  }
}

/** The session from before a demotion there is only once. */
async function senderFor(caller: keyof typeof STAFF_CALLERS) {
  const isOld = caller === 'an owner who has become a viewer'
  return isOld ? world.callers[caller] : world.session(usernameOf(STAFF_CALLERS[caller]))
}

it('no form sends a name twice that may come but once: it would be refused whole', async () => {
  const forms = await formsAtFirst()
  expect(forms.filter(({ repeated }) => repeated.length > 0)).toEqual([])
  expect(forms.some(({ fields }) => fields.has('id[]'))).toBe(true)
})

it('no field of any form, whatever it holds and whoever sends it, breaks a page', async () => {
  const shown = await shownForms()
  const without: string[] = []
  const owner = openSession(() => world.confirmedOwner())
  // What ends sessions comes last.
  const inTurn = pageActions.toSorted((one, other) => Number(isOut(one)) - Number(isOut(other)))
  for (const [place, action] of inTurn.entries()) {
    const forms = formsFor(action, shown)
    if (forms.length === 0) without.push(action.pattern)
    const sender = action.pattern.includes('/admin') ? await owner() : world.callers['a customer']
    for (const { path, fields } of forms) {
      counts.fields += fields.size
      const names = [...fields.keys()].filter((name) => name !== 'intent')
      const value = (name: string) => WRONG[names.indexOf(name) % WRONG.length]!
      // Every value in all fields at once, and each field wrong among others that are right: with `--long` by itself.
      const apart = byLength({
        short: [names.filter((_, at) => (at + place) % 2 === 0)],
        long: names.map((name) => [name]),
      })
      // In short every sixth of them, in turns.
      const values = byLength({ short: WRONG.filter((_, at) => (at + place) % 6 === 0), long: WRONG })
      const wrong = [
        ...values.map((every) => names.map((name) => [name, every] as const)),
        ...apart.map((some) => some.map((name) => [name, value(name)] as const)),
      ]
      for (const some of wrong)
        await post(path, sender, new URLSearchParams([...new Map([...fields, ...some])]), String(some))
      if (!isInTurn(place, 3)) continue
      const body = new FormData()
      for (const name of fields.keys()) body.set(name, new File(['<script>'], '../a.html', { type: 'image/png' }))
      await post(path, sender, body, 'files in place of texts')
    }
    // One reader takes the bodies of all pages.
    for (const [what, headers, body] of place % 5 === 0 ? BROKEN : byLength({ short: [], long: BROKEN })) {
      await post(world.pathOf(action.pattern), { ...sender, ...headers }, body, what)
    }
  }
  expect(without).toEqual([])
  expect(errorsOfSite()).toEqual([])
  expect(counts.fields).toBeGreaterThan(150)
  process.stdout.write(
    `${pageActions.length} actions, ${counts.fields} fields, ${CALLERS.length} kinds of callers: ${counts.sent} forms sent, ` +
      `answered ${JSON.stringify(counts.statuses)}\n`,
  )
}, 600_000)

describe.each(open)('$pattern', ({ pattern }) => {
  const place = open.findIndex((one) => one.pattern === pattern)
  it.each(CALLERS.filter((_, at) => isInTurn(at + place, 3)))('answers %s without an error of ours', async (caller) => {
    const status = await post(world.pathOf(pattern), world.callers[caller], new URLSearchParams({ email: 'x' }), caller)
    expect(status).toBeLessThan(500)
  })
})
