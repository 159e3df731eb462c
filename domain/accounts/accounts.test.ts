import { describe, expect, it, test } from 'vitest'
import { isUndoable } from './acts.ts'
import { addressDoubts } from './national-address.ts'
import { type Act, ACTS, can, readRole, STAFF_ROLES, type StaffRole } from './permissions.ts'
import { staffLocale } from './staff-locale.ts'
import { readTokenForm } from './token-form.ts'
import { type AuditEntry, isUsername, toUsername, readUserAgent } from './staff.ts'
import { logKindsOf, logSearch, readLogQuery } from './log-query.ts'
import { passwordProblem } from './password.ts'

const riyadh = { postal: '13521', building: '7823', additional: '2517', shortCode: 'RFYA7823' }

it('has nothing to say about a National Address, nor about what was left empty', () => {
  expect(addressDoubts(riyadh)).toEqual({})
  expect(addressDoubts({ postal: '', building: '', additional: '', shortCode: '' })).toEqual({})
})

it.each([
  [{ postal: '1352' }, { postal: 'unusual' }],
  [{ building: '78231' }, { building: 'unusual' }],
  [{ additional: 'x' }, { additional: 'unusual' }],
  [{ shortCode: 'RF7823' }, { shortCode: 'unusual' }],
  [{ shortCode: 'RFYA7824' }, { shortCode: 'differs' }],
  [{ shortCode: 'RFYA7824', building: '' }, {}],
])('doubts %j', (change, doubts) => expect(addressDoubts({ ...riyadh, ...change })).toEqual(doubts))

/** The table of the design, act by act: who may. */
const EXPECTED: Record<Act, readonly StaffRole[]> = {
  'records.read': ['owner', 'editor', 'sales', 'editor,sales', 'viewer'],
  'records.write': ['owner', 'editor', 'editor,sales'],
  'records.purge': ['owner'],
  'templates.write': ['owner', 'editor', 'sales', 'editor,sales'],
  'demo.remove': ['owner'],
  'settings.read': ['owner', 'editor', 'sales', 'editor,sales', 'viewer'],
  'settings.write': ['owner', 'editor', 'editor,sales'],
  'people-settings.read': ['owner', 'editor', 'sales', 'editor,sales'],
  'people-settings.write': ['owner'],
  'desk-settings': ['owner', 'sales', 'editor,sales'],
  requests: ['owner', 'sales', 'editor,sales'],
  prices: ['owner', 'sales', 'editor,sales'],
  'price-limits': ['owner'],
  imports: ['owner', 'editor', 'sales', 'editor,sales'],
  labels: ['owner', 'editor', 'sales', 'editor,sales'],
  quotes: ['owner', 'sales', 'editor,sales'],
  'quote-report': ['owner', 'sales', 'editor,sales', 'viewer'],
  metrics: ['owner', 'editor', 'sales', 'editor,sales', 'viewer'],
  'own-account': ['owner', 'editor', 'sales', 'editor,sales', 'viewer'],
  accounts: ['owner'],
  webhooks: ['owner'],
  log: ['owner', 'editor', 'sales', 'editor,sales'],
  'log.content': ['owner', 'editor', 'editor,sales'],
  customers: ['owner', 'sales', 'editor,sales'],
  'log.requests': ['owner', 'sales', 'editor,sales'],
  'log.accounts': ['owner'],
  'log.export': ['owner'],
  operations: ['owner'],
}

describe.each(ACTS)('the act %s', (act) => {
  it('is allowed to the roles that the table names, and to no other', () =>
    expect(STAFF_ROLES.filter((role) => can(role, act))).toEqual(
      STAFF_ROLES.filter((role) => EXPECTED[act].includes(role)),
    ))

  it('is refused to unknown roles', () => {
    const unknown = [null, 'superadmin', 'Owner', 'sales,editor', 'owner,viewer', '', '__proto__', 'constructor']
    expect(unknown.filter((text) => can(readRole(text), act))).toEqual([])
  })
})

it.each(['constructor', '__proto__', 'toString', 'records.burn'])('an act that the table lacks is refused: %s', (act) =>
  expect(can('owner', act as Act)).toBe(false),
)

describe('the language of the staff area', () => {
  it.each([
    ['language=ar', 'en-GB', 'ar'],
    ['other=1; language=en', 'ar', 'en'],
    ['__Host-language=ar', 'en', 'ar'],
    ['language=fr', 'ar-SA,en;q=0.5', 'ar'],
    [null, 'fr-FR, en;q=0.4, ar;q=0.9', 'ar'],
    [null, 'de;q=1, ar;q=0', 'en'],
    [null, '', 'en'],
    [null, null, 'en'],
    [null, `${'x,'.repeat(10_000)}ar`, 'en'],
  ] as const)('with cookie %s and browser %s is %s', (cookie, acceptLanguage, locale) => {
    expect(staffLocale({ cookie, acceptLanguage })).toBe(locale)
  })
})

const given = { name: ' Price \u202e import ', role: 'editor', days: '٩٠' }

it('reads name, role and days, Arabic digits included', () =>
  expect(readTokenForm(given)).toEqual({ ok: true, input: { name: 'Price import', role: 'editor', days: 90 } }))

it.each([
  [{ name: ' ' }, ['name']],
  [{ name: 'x'.repeat(61) }, ['name']],
  [{ role: 'king' }, ['role']],
  [{ role: '__proto__' }, ['role']],
  [{ days: '0' }, ['days']],
  [{ days: '366' }, ['days']],
  [{ days: '1.5', name: '' }, ['name', 'days']],
])('refuses %j', (change, wrong) => expect(readTokenForm({ ...given, ...change })).toEqual({ ok: false, wrong }))

const now = new Date('2026-11-26T12:00:00Z')
const record = { actId: 'act', key: 'key', name: null, number: 2, undoneBy: null }
const line: AuditEntry = {
  id: 'line',
  at: '2026-11-01T12:00:00Z',
  actor: { kind: 'staff', id: 'a', name: 'A' },
  action: 'product.update',
  subject: { kind: 'product', id: 's20' },
  detail: {},
  record,
}

test('saves and deletions of records can be undone for thirty days, once', () => {
  expect(isUndoable(line, now)).toBe(true)
  expect(isUndoable({ ...line, action: 'product.delete', record: { ...record, number: null } }, now)).toBe(true)
  expect(isUndoable({ ...line, at: '2026-10-26T12:00:00Z' }, now)).toBe(false)
  expect(isUndoable({ ...line, record: { ...record, undoneBy: 'another' } }, now)).toBe(false)
})

test('neither what is no record nor what left no version can be undone', () => {
  expect(isUndoable({ ...line, action: 'staff.sign-in' }, now)).toBe(false)
  expect(isUndoable({ ...line, action: 'record.purge' }, now)).toBe(false)
  expect(isUndoable({ ...line, record: { ...record, number: null } }, now)).toBe(false)
})

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
    'Edge',
    'Windows',
  ],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'Opera', 'Windows'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/141.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${APPLE} Version/26.0 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPhone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${APPLE} CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iPhone',
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/26.0 Safari/605.1.15`, 'Safari', 'Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox', 'Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/141.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
  ['curl/8.14.1', null, null],
  ['', null, null],
])('reads %s', (text, name, system) => expect(readUserAgent(text)).toEqual({ name, system }))

it('takes the names that people give themselves', () => {
  for (const name of ['admin', 'a', 'Noura.AlHarbi', 'sales_2', 'noura@site.example', 'نورة', 'محمّد-2']) {
    expect(isUsername(name)).toBe(true)
  }
})

it('refuses names that are nothing, hide something or cannot be typed', () => {
  for (const name of ['', ' ', 'a b', '.a', 'a-', 'a\u202eb', 'a/b', '<b>', 'a'.repeat(61)]) {
    expect(isUsername(name)).toBe(false)
  }
})

it('knows a name whatever its case', () => expect(toUsername('ＮOURA')).toBe('noura'))

const choices = { kinds: ['product', 'post'], acts: ['product.update', 'post.create'], people: ['noura'] }
const read = (query: string) => readLogQuery(new URLSearchParams(query), choices)

test('reads every filter, alone and together', () => {
  const query = 'q=foam&who=noura&kind=product&act=update&from=2026-11-01&to=2026-11-26&page=3'
  expect(read(query)).toEqual({
    q: 'foam',
    who: 'noura',
    kind: 'product',
    act: 'update',
    from: '2026-11-01',
    to: '2026-11-26',
    page: 3,
    of: '',
    ignored: [],
  })
  expect(read('act=product.update')).toMatchObject({ act: 'product.update', page: 1 })
  expect(logSearch(read(query))).toBe(`?${query}`)
  expect(logSearch(read(''))).toBe('')
})

test('says which filters are nothing that can be looked for, and leaves them out', () =>
  expect(read('who=nobody&kind=car&act=burn&from=2026-02-30&to=soon&q=x&page=-1&of=../x')).toEqual({
    q: 'x',
    who: '',
    kind: '',
    act: '',
    from: '',
    to: '',
    page: 1,
    of: '',
    ignored: ['who', 'kind', 'act', 'from', 'to'],
  }))

test('a role reads of what it works on', () => {
  expect(logKindsOf('owner')).toEqual(expect.arrayContaining(['product', 'message', 'staff']))
  expect(logKindsOf('editor')).toContain('settings')
  expect(logKindsOf('editor')).not.toContain('message')
  expect(logKindsOf('sales')).toEqual(['message', 'quote', 'inbox', 'price', 'alias', 'customer'])
  expect(logKindsOf('viewer')).toEqual([])
  expect(logKindsOf(null)).toEqual([])
})

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=1.01', 1],
  ['page=-2', 1],
  ['page=1e3', 1],
])('the page that “%s” names is read as that of every list', (query, page) => expect(read(query).page).toBe(page))

const names = ['noura.alharbi', 'Rawabit', 'روابط']
const problem = (password: string) => passwordProblem(password, names)

describe('a password', () => {
  it.each([
    ['short', 'too-short'],
    ['elevenchars', 'too-short'],
    ['🔑'.repeat(11), 'too-short'],
    ['x7'.repeat(64) + 'y', 'too-long'],
    ['password1234', 'common'],
    ['P@ssw0rd2024!', 'common'],
    ['passwordpassword', 'common'],
    ['administrator', 'common'],
    ['Administrator1!', 'common'],
    ['adminadminadmin', 'common'],
    ['123456789012', 'common'],
    ['000000000000', 'common'],
    ['qwertyuiop[]', 'common'],
    ['qwerty123456', 'common'],
    ['1q2w3e1q2w3e', 'common'],
    ['abcabcabcabc', 'common'],
    ['iloveyou2023', 'common'],
    ['letmein-letmein', 'common'],
    ['Welcome@2025', 'common'],
    ['كلمة السر 1234', 'common'],
    ['987654321987', 'common'],
    ['correcthorsebatterystaple', 'common'],
    ['noura.alharbi', 'name'],
    ['NouraAlharbi1', 'name'],
    ['rawabit123456', 'name'],
    ['Rawabit-Rawabit', 'name'],
    ['روابط روابط 2025', 'name'],
  ])('%j is refused as %s', (password, expected) => expect(problem(password)).toBe(expected))

  it.each([
    'gusty-plinth-ohm-verdigris',
    'k7m2p-9x4tq-h3vbn-w8zrd',
    'nutmeg trombone kayak',
    'Tr0ub4dour&3x',
    'خيمة قمر بئر نعناع',
    'password of the old mill',
    'Rawabit opens on Sunday',
    'test-owner-password-1',
    '839201746352',
    'x7Lq!9vBt#2m',
  ])('%j is accepted', (password) => expect(problem(password)).toBeNull())

  it('may have from 12 to 128 characters of any kind', () => {
    expect(problem('ظ3ü🔑x9Qz!kV')).toBe('too-short')
    expect(problem('ظ3ü🔑x9Qz!kV8')).toBeNull()
    expect(problem('k7m2p9x4tqh3vbnw'.repeat(8))).toBeNull()
  })
})
