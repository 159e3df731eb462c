import { beforeEach, describe, expect, it } from 'vitest'
import { type StaffCaller, actorOf } from '#domain/accounts/caller.ts'
import { STAFF_ROLES, can, Forbidden, type Act, type Role } from '#domain/accounts/permissions.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { someone, tickingClock, valueOf } from '#tests/support/records.ts'
import { giveAccount } from '#tests/support/staff.ts'
import { createCategoryOrder } from '#server/services/catalogue/category-type.ts'
import { createInbox } from '#server/services/messages/inbox.ts'
import { createEditing } from '#server/services/records.ts'
import { createMissedSearches } from '#server/services/search/missed-searches.ts'
import { createSynonyms } from '#server/services/search/synonyms.ts'
import { testConfig } from '#tests/support/test-app.ts'
import { createBackupRequests } from '#server/services/site/backup-requests.ts'
import { createTestMails } from '#server/services/site/test-mails.ts'
import { createRedirects } from '#server/services/site/redirects.ts'
import { createSeo } from '#server/services/site/seo.ts'
import { createSettings } from '#server/services/site/settings.ts'
import { createApiTokens } from './api-tokens.ts'
import { createOwnSessions } from './own-sessions.ts'
import { createSecondFactorRule } from './second-factor-rule.ts'
import { createStaffEmail } from './staff-email.ts'
import { createStaff } from './staff.ts'
import { openAccounts } from '#server/auth/accounts.ts'
import { errorLog, noUploads } from '#tests/support/services/deps.ts'

const ROLES: Role[] = [...STAFF_ROLES, null]
const PASSWORD = 'gusty-plinth-ohm'

onOneDatabase('what services let somebody do', (db) => {
  const clock = tickingClock()
  const on = () => ({ db: db(), clock })
  const editing = () => createEditing({ ...on(), uploads: noUploads })
  const settings = () => createSettings(on())
  const inbox = () => createInbox({ ...on(), settings: settings(), siteUrl: 'https://site.example', sendsMail: false })
  const mailing = () => ({ ...on(), settings: settings(), siteUrl: 'https://site.example' })
  const signedOut = () => ({
    ...on(),
    auth: openAccounts({ db: db(), siteUrl: 'https://site.example', log: errorLog }).staff,
  })
  const seen = { id: 'none', version: 1 }

  /** Everything that services change for somebody, by the act that it needs. */
  const WRITES: Partial<Record<Act, Record<string, (by: StaffCaller) => Promise<unknown>>>> = {
    'records.write': {
      'adding a category': (by) => editing().category.add({}, by),
      'changing a category': (by) => editing().category.update({ category_id: 'none' }, by),
      'removing a category': (by) => editing().category.remove({ category_id: 'none' }, by),
      'ordering categories': (by) => createCategoryOrder(on()).orderCategories([], by),
      'adding a product': (by) => editing().product.add({}, by),
      'adding a typed product': (by) => editing().product.add({}, by, { isTyped: true }),
      'changing a product': (by) => editing().product.update({ product_id: 'none' }, by),
      'changing a typed product': (by) => editing().product.update({ product_id: 'none' }, by, { isTyped: true }),
      'removing a product': (by) => editing().product.remove({ product_id: 'none' }, by),
      'adding a post': (by) => editing().post.add({}, by),
      'changing a post': (by) => editing().post.update({ blog_id: 'none' }, by),
      'removing a post': (by) => editing().post.remove({ blog_id: 'none' }, by),
      'editing a redirect': (by) => createRedirects({ ...on(), siteUrl: 'https://site.example' }).edit(null, {}, by),
      'removing a redirect': (by) => createRedirects({ ...on(), siteUrl: 'https://site.example' }).remove('/a', by),
      'editing texts for search engines': (by) => createSeo(on()).edit(null, {}, by),
      'removing texts for search engines': (by) => createSeo(on()).remove('none', by),
      'editing synonyms': (by) => createSynonyms(on()).edit(null, {}, by),
      'removing synonyms': (by) => createSynonyms(on()).remove('none', by),
      'forgetting a search': (by) => createMissedSearches(on()).forget('foam', by),
      'forgetting all searches': (by) => createMissedSearches(on()).forgetAll(false, by),
    },
    'settings.write': { 'saving a slogan': (by) => settings().edit({ slogan_en: 'Bonds' }, by, true) },
    'people-settings.write': {
      'saving an address of mail': (by) => settings().edit({ email: 'a@b.example' }, by, true),
    },
    'desk-settings': { 'saving when to answer': (by) => settings().edit({ answer_hours: '7' }, by, true) },
    requests: {
      'opening a message': (by) => inbox().open('none', actorOf(by)),
      'its state': (by) => inbox().setState(seen, 'closed', actorOf(by)),
      'giving it to somebody': (by) => inbox().assign(seen, null, actorOf(by)),
      'many states': (by) => inbox().setStates(['none'], 'closed', actorOf(by)),
      'a note': (by) => inbox().addNote('none', { key: 'k', body: 'b' }, actorOf(by)),
      'an answer': (by) => {
        const letter = { subject: 's', body: 'b', locale: 'en', template: null } as const
        return inbox().answer('none', { key: 'k', version: 1, ...letter }, actorOf(by))
      },
      'sending a mail again': (by) => inbox().sendAgain('none', actorOf(by)),
      'releasing a held message': (by) => inbox().release(seen, actorOf(by)),
      'refusing its source': (by) => inbox().refuseSource('none', actorOf(by)),
      'taking from its source again': (by) => inbox().acceptSource('none', actorOf(by)),
      'removing a message': (by) => inbox().remove('none', actorOf(by)),
      'an export': async (by) => (await inbox().export({}, { format: 'csv', locale: 'ar' }, actorOf(by))).cancel(),
    },
    'own-account': {
      'giving an address of mail': (by) => createStaffEmail(mailing()).begin('me@site.example', actorOf(by), 'en'),
      'removing it': (by) => createStaffEmail(mailing()).remove(actorOf(by), 'en'),
      'ending a session': (by) => createOwnSessions(signedOut()).end('none', actorOf(by)),
      'ending all others': (by) => createOwnSessions(signedOut()).endOthers(new Headers(), actorOf(by)),
    },
    operations: {
      'taking a backup': (by) => createBackupRequests({ ...on(), directory: null }).take(actorOf(by)),
      'downloading one': (by) => createBackupRequests({ ...on(), directory: null }).open('none', actorOf(by)),
      'a test mail': (by) =>
        createTestMails({ ...on(), config: testConfig(), settings: settings() }).send('a@b.example', actorOf(by)),
    },
    accounts: {
      'adding a user': (by) =>
        createStaff(on()).add({ username: 'new', password: PASSWORD, role: 'viewer' }, actorOf(by)),
      'a password': (by) => createStaff(on()).setPassword('other', 'another-plinth-ohm', actorOf(by)),
      'a role': (by) => createStaff(on()).setRole('other', 'owner', actorOf(by)),
      'disabling a user': (by) => createStaff(on()).setDisabled('other', true, actorOf(by)),
      'a second factor': (by) => createStaff(on()).removeSecondFactor('other', actorOf(by)),
      'removing a user': (by) => createStaff(on()).remove('other', actorOf(by)),
      'adding a token': (by) => createApiTokens(on()).create({ name: 't', role: 'owner', days: 1 }, actorOf(by)),
      'revoking a token': (by) => createApiTokens(on()).revoke('none', actorOf(by)),
      'requiring the second factor': (by) => createSecondFactorRule(on()).requireOfAll(actorOf(by)),
      'making it optional': (by) => createSecondFactorRule(on()).makeOptional(actorOf(by)),
    },
  }

  const outcomeOf = async (work: Promise<unknown>) => {
    try {
      await work
      return 'let in'
    } catch (error) {
      if (error instanceof Forbidden) return 'refused'
      throw error
    }
  }

  beforeEach(async () => {
    await giveAccount(db(), { kind: 'staff', id: 'boss', name: 'boss', role: 'owner', via: 'session' })
    await giveAccount(db(), { kind: 'staff', id: 'other', name: 'other', role: 'editor', via: 'session' })
  })

  describe.each(ROLES)('with the role %s', (role) => {
    it.each(['session', 'token'] as const)('is what the table of rights says, by a %s', async (via) => {
      const by = await giveAccount(db(), { kind: 'staff', id: 'me', name: 'me', role, via })
      for (const [act, works] of Object.entries(WRITES)) {
        for (const [name, work] of Object.entries(works)) {
          const expected = can(role, act as Act) ? 'let in' : 'refused'
          expect([name, await outcomeOf(work(by))]).toEqual([name, expected])
        }
      }
    })
  })

  it('counts the role that somebody has now, and not the one that they came with', async () => {
    const by = await giveAccount(db(), { kind: 'staff', id: 'me', name: 'me', role: 'owner', via: 'session' })
    const staff = createStaff(on())
    const tries = () =>
      Promise.all([settings().edit({ slogan_en: 'Mine' }, by, true), inbox().open('none', actorOf(by))])
    expect(await outcomeOf(tries())).toBe('let in')
    valueOf(await staff.setRole('me', 'viewer', someone))
    expect(await outcomeOf(tries())).toBe('refused')
    valueOf(await staff.setRole('me', 'owner', someone))
    expect(await outcomeOf(tries())).toBe('let in')
    valueOf(await staff.setDisabled('me', true, someone))
    expect(await outcomeOf(tries())).toBe('refused')
    valueOf(await staff.remove('me', someone))
    expect(await outcomeOf(tries())).toBe('refused')
  })

  it('is nothing for a customer or for nobody in particular', async () => {
    for (const actor of [
      { kind: 'customer', id: 'boss', name: 'boss' },
      { kind: 'staff', id: null, name: 'boss' },
    ] as const)
      expect(await outcomeOf(createStaff(on()).remove('other', actor))).toBe('refused')
  })

  it('ends with whoever made it, for a token: when they are demoted, disabled or removed', async () => {
    const staff = createStaff(on())
    const tokens = createApiTokens(on())
    const endings = {
      demoted: (id: string) => staff.setRole(id, 'editor', someone),
      disabled: (id: string) => staff.setDisabled(id, true, someone),
      removed: (id: string) => staff.remove(id, someone),
    }
    for (const [id, end] of Object.entries(endings)) {
      const by = await giveAccount(db(), { kind: 'staff', id, name: id, role: 'owner', via: 'session' })
      const { secret, token } = await tokens.create({ name: id, role: 'viewer', days: 9 }, actorOf(by))
      const others = await tokens.create({ name: 'kept', role: 'viewer', days: 9 }, someone)
      expect(token.maker).toEqual({ id, name: id })
      expect(await tokens.verify(secret)).not.toBeNull()
      valueOf(await end(id))
      expect(await tokens.verify(secret)).toBeNull()
      expect(await tokens.verify(others.secret)).not.toBeNull()
    }
  })
})
