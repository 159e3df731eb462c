import { describe, expect, it } from 'vitest'
import { ACTS, can, readRole, STAFF_ROLES, type Act, type StaffRole } from './permissions.ts'

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
  imports: ['owner', 'editor', 'sales', 'editor,sales'],
  quotes: ['owner', 'sales', 'editor,sales'],
  'quote-report': ['owner', 'sales', 'editor,sales', 'viewer'],
  metrics: ['owner', 'editor', 'sales', 'editor,sales', 'viewer'],
  'own-account': ['owner', 'editor', 'sales', 'editor,sales', 'viewer'],
  accounts: ['owner'],
  log: ['owner', 'editor', 'sales', 'editor,sales'],
  'log.content': ['owner', 'editor', 'editor,sales'],
  'log.requests': ['owner', 'sales', 'editor,sales'],
  'log.accounts': ['owner'],
  'log.export': ['owner'],
  operations: ['owner'],
}

describe.each(ACTS)('the act %s', (act) => {
  it.each(STAFF_ROLES)('is allowed to or kept from %s as the table says', (role) => {
    expect(can(role, act)).toBe(EXPECTED[act].includes(role))
  })

  it.each([null, 'superadmin', 'Owner', 'sales,editor', 'owner,viewer', '', '__proto__', 'constructor'])(
    'is kept from whoever has the unknown role %s',
    (text) => expect(can(readRole(text), act)).toBe(false),
  )
})

it.each(['constructor', '__proto__', 'toString', 'records.burn'])('an act that the table lacks is refused: %s', (act) =>
  expect(can('owner', act as Act)).toBe(false),
)
