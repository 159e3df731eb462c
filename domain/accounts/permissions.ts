import type { FieldErrors } from '#domain/records/errors.ts'

/** What an account or a token may be. Whoever holds two roles may do what either of them may. */
export const STAFF_ROLES = ['owner', 'editor', 'sales', 'editor,sales', 'viewer'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Null stands for a text that names none of the roles: it gives no right at all. */
export type Role = StaffRole | null

/** What a refusal says of whoever is signed in and has none of the roles. */
export const NO_ROLE = 'no-role'

const ALL = ['owner', 'editor', 'sales', 'viewer'] as const
type Right = { about: string; roles: readonly (typeof ALL)[number][] }

/**
 * Every act that somebody has to have a right to, with who has it. Services ask for it in their transactions, calls and
 * pages before anything is read, and screens for what they show. What is not in here is refused.
 */
export const RIGHTS = {
  'records.read': { about: 'Read products, categories, posts, SEO texts, redirects, synonyms and checks', roles: ALL },
  'records.write': { about: 'Change and delete them, upload files', roles: ['owner', 'editor'] },
  'records.purge': { about: 'Delete them for good, empty the bin, take away pins of others', roles: ['owner'] },
  'templates.write': { about: 'Change and delete answer templates', roles: ['owner', 'editor', 'sales'] },
  'demo.remove': { about: 'Take all demo texts off the site at once', roles: ['owner'] },
  'settings.read': { about: 'Read the settings that everybody sees on the site', roles: ALL },
  'settings.write': { about: 'Change them', roles: ['owner', 'editor'] },
  'people-settings.read': {
    about:
      'Read the settings that touch people: addresses of mail, telephones, how long requests, quotations, versions and the bin are kept',
    roles: ['owner', 'editor', 'sales'],
  },
  'people-settings.write': { about: 'Change them', roles: ['owner'] },
  'desk-settings': {
    about:
      'Read and change the settings of the quote desk: prices that are shown, what quotations say and how long they hold, how soon requests are answered, days and hours of work',
    roles: ['owner', 'sales'],
  },
  requests: {
    about: 'Read, answer, export and delete requests and messages; what customers call packs',
    roles: ['owner', 'sales'],
  },
  customers: {
    about: 'Read, change, merge, import, export and delete customers of the quote desk',
    roles: ['owner', 'sales'],
  },
  prices: { about: 'Read and change prices of packs; what lines of a quotation come to', roles: ['owner', 'sales'] },
  'price-limits': {
    about: 'Least prices and costs of packs, and quotations beyond the limits: set, read and approve them',
    roles: ['owner'],
  },
  imports: {
    about: 'Import spreadsheets of prices and availability; of products, whoever may change those',
    roles: ['owner', 'editor', 'sales'],
  },
  labels: { about: 'Print labels of packs', roles: ['owner', 'editor', 'sales'] },
  quotes: { about: 'Read, write, send and withdraw quotations', roles: ['owner', 'sales'] },
  'quote-report': {
    about: 'Read how requests for quotations fare, without persons',
    roles: ['owner', 'sales', 'viewer'],
  },
  metrics: { about: 'Read the numbers at `/metrics`', roles: ALL },
  'own-account': { about: 'Change the own password, email address and second factor; end own sessions', roles: ALL },
  accounts: { about: 'Users, roles, tokens, the rule of the second factor', roles: ['owner'] },
  webhooks: {
    about: 'Read and change which programs are told of events, and send again what they were',
    roles: ['owner'],
  },
  log: { about: 'Read the log', roles: ['owner', 'editor', 'sales'] },
  'log.content': { about: 'Its lines on what stands on the site', roles: ['owner', 'editor'] },
  'log.requests': { about: 'Its lines on requests, messages, quotations and prices', roles: ['owner', 'sales'] },
  'log.accounts': { about: 'Its lines on accounts and on the site itself', roles: ['owner'] },
  'log.export': { about: 'Download the log', roles: ['owner'] },
  operations: {
    about: 'Look at backups, jobs, the outbox and the machine; take and download backups, send a test mail',
    roles: ['owner'],
  },
} as const satisfies Record<string, Right>

export type Act = keyof typeof RIGHTS

export const ACTS = Object.keys(RIGHTS) as Act[]

export function isStaffRole(text: unknown): text is StaffRole {
  return STAFF_ROLES.some((role) => role === text)
}

export function readRole(text: string | null): Role {
  return isStaffRole(text) ? text : null
}

export function can(role: Role, act: Act): boolean {
  if (role === null || !Object.hasOwn(RIGHTS, act)) return false
  const { roles }: Right = RIGHTS[act]
  return role.split(',').some((held) => roles.some((one) => one === held))
}

/** What was asked for needs the own password again, which has not been given. */
export class Unconfirmed extends Error {
  constructor() {
    super('The password has not been given again')
  }
}

/** Somebody has no right to what was asked of them. `fields` names the ones of a form that they may not change. */
export class Forbidden extends Error {
  readonly act: Act
  readonly fields: FieldErrors

  constructor(act: Act, fields: FieldErrors = {}) {
    super(`No right to ${act}`)
    this.act = act
    this.fields = fields
  }
}
