import { systemClock } from '../../server/clock.ts'
import { toInstant } from '../../server/data/codec.ts'
import { saveSeoOverrides } from '../../server/data/seo-store.ts'
import type { Services } from '../../server/services/services.ts'
import { createStaff } from '../../server/services/staff.ts'
import { cookiesOf, lastCode } from '../support/customers.ts'
import { openFilledSite, type FilledSite } from '../support/filled-site.ts'
import { aCategory, anOverride, aPost, aProduct, someone, valueOf } from '../support/records.ts'
import { OWNER } from '../support/site.ts'
import { signIn } from '../support/staff.ts'
import { visitorHeaders } from './page.ts'

export const SECRET = 'What only staff may read'
const PASSWORD = 'gusty-plinth-ohm'

type Headers = Record<string, string>

/** A site with a record for every address that names one, and with everybody who may come to it. */
export type ActionsWorld = {
  site: FilledSite
  send(path: string, headers: Headers, body: BodyInit): Promise<Response>
  /** Where a pattern leads here. */
  pathOf(pattern: string): string
  callers: Record<Caller, Headers>
  /** Signs in anew: what was sent may have ended the session. */
  session(username: string): Promise<Headers>
}

export const CALLERS = [
  'nobody',
  'a customer',
  'an editor',
  'an owner',
  'staff whose account was closed',
  'a program of an owner',
  'a session of its own making',
] as const
export type Caller = (typeof CALLERS)[number]

export async function openActionsWorld(): Promise<ActionsWorld> {
  let token = ''
  const site = await openFilledSite(async (services) => {
    token = await fill(services)
  })
  const send: ActionsWorld['send'] = (path, headers, body) =>
    fetch(site.origin + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...visitorHeaders(), Origin: site.origin, ...headers },
      body,
    })
  const session = async (username: string) => ({
    cookie: (await signIn(site.origin, { username, password: PASSWORD }, visitorHeaders())).cookie,
  })
  const closed = await session('gone')
  await site.withDb(async (db) => {
    const staff = createStaff({ db, clock: systemClock })
    valueOf(await staff.setDisabled((await staff.findByUsername('gone'))!.id, true, someone))
    await saveSeoOverrides(db, { about: anOverride() }, toInstant(systemClock()))
  })
  const customer = await customerOf(site, send)
  await send('/en/contact', {}, new URLSearchParams({ name: 'Omar', email: 'omar@client.example', message: SECRET }))
  const owner = await session(OWNER.username)
  await send('/admin/redirects/add', owner, new URLSearchParams({ from: '/old', to: '/about' }))
  const parts = await partsOf(site)
  return {
    site,
    send,
    session,
    pathOf: (pattern) => EXACT[pattern] ?? pattern.replaceAll(/:(\w+)/g, (_, name: string) => parts(pattern, name)),
    callers: {
      nobody: {},
      'a customer': customer,
      'an editor': await session('editor'),
      'an owner': owner,
      'staff whose account was closed': closed,
      'a program of an owner': { Authorization: `Bearer ${token}` },
      'a session of its own making': { cookie: 'staff.session_token=a.b; customer.session_token=a.b' },
    },
  }
}

const EXACT: Record<string, string> = {
  '/admin/redirects/edit': '/admin/redirects/edit?from=%2Fold',
}

async function partsOf(site: FilledSite) {
  const [message, synonyms] = await site.withDb(async (db) => [
    (await db.selectFrom('messages').select('id').executeTakeFirstOrThrow()).id,
    (await db.selectFrom('search_synonyms').select('id').executeTakeFirstOrThrow()).id,
  ])
  const values: Record<string, string> = { categoryId: 'pu-foam', productId: '805', messageId: message, key: 'about' }
  return (pattern: string, name: string) => {
    const value = name === 'id' ? (pattern.includes('/search/') ? synonyms : 'joints') : values[name]
    if (value === undefined) throw new Error(`Nothing is known to ask ${pattern} for`)
    return value
  }
}

async function fill({ categories, products, posts, staff, apiTokens }: Services): Promise<string> {
  valueOf(await categories.create(aCategory()))
  valueOf(await products.create(aProduct({ slug: '805', categoryId: 'pu-foam' }), { id: '805' }))
  valueOf(await posts.create(aPost({ slug: 'joints' }), { id: 'joints' }))
  for (const [username, role] of [
    ['editor', 'editor'],
    [OWNER.username, 'owner'],
    ['gone', 'owner'],
  ] as const)
    valueOf(await staff.add({ username, password: PASSWORD, role }, someone))
  return (await apiTokens.create({ name: 'a program', role: 'owner', days: 1 }, someone)).secret
}

async function customerOf(site: FilledSite, send: ActionsWorld['send']): Promise<Headers> {
  const email = 'sara@client.example'
  const asked = await send('/api/auth/send-code', {}, new URLSearchParams({ email }))
  const code = await site.withDb((db) => lastCode(db, email))
  const entered = await send('/api/auth/verify-code', { cookie: cookiesOf(asked) }, new URLSearchParams({ code }))
  return { cookie: cookiesOf(entered) }
}
