import type { StaffActName } from '#domain/accounts/acts.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import { bareCode } from '#domain/accounts/sign-in-code.ts'
import type { Actor } from '#domain/accounts/staff.ts'
import { login } from '#content/admin/login.ts'
import { refusals } from '#content/refusals.ts'
import { accountWords } from '#content/admin/account.ts'
import { checkStaffPassword } from '#server/auth/passwords.ts'
import { sentBack } from '#server/auth/sent-back.ts'
import { holdsStaffRule } from '#server/data/accounts/staff-store.ts'
import type { StaffAuth } from '#server/auth/staff-visitor.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import {
  endOtherStaffSessions,
  endStaffLinks,
  setStaffSessionNetwork,
} from '#server/data/accounts/staff-sessions-store.ts'
import { readSettings } from '#server/services/site/settings.ts'
import { noteNetwork, spendCode } from './session-network.ts'
import { recordStaffAct } from './staff-audit.ts'

/** What sets up an authenticator: its address as a text, and the recovery codes, told this once. */
type SecondFactorSetup = { address: string; recoveryCodes: string[] }

export type Changed<T = void> = Outcome<{ result: T; cookies: string[] }>

/**
 * What staff do with their own account. `headers` carry their session; each change asks for the password. `from` is the
 * neighbourhood that it comes from, for the session that takes the place of the present one.
 */
type OwnAccountService = {
  /** Signs the account out everywhere but here. */
  changePassword(
    headers: Headers,
    passwords: { current: string; next: string },
    by: Actor,
    from?: string,
  ): Promise<Changed>
  /** The second factor counts once a code of it was confirmed, which signs the account out everywhere but here. */
  beginSecondFactor(
    headers: Headers,
    password: string,
    shown: { siteName: string; username: string },
  ): Promise<Changed<SecondFactorSetup>>
  confirmSecondFactor(headers: Headers, code: string, by: Actor, from?: string): Promise<Changed>
  /** Refused as long as it is required of all staff. */
  endSecondFactor(headers: Headers, password: string, by: Actor): Promise<Changed>
  /** Makes the earlier recovery codes worthless. */
  newRecoveryCodes(headers: Headers, password: string, by: Actor): Promise<Changed<string[]>>
}

type OwnAccountDeps = { db: Db; clock: Clock; auth: () => Promise<StaffAuth> }

export function createOwnAccount({ db, clock, auth }: OwnAccountDeps): OwnAccountService {
  const record = (action: StaffActName, by: Actor) =>
    recordStaffAct(db, { actor: by, action, subjectId: by.id, at: toInstant(clock()) })
  return {
    async changePassword(headers, { current, next }, by, from = '') {
      const problem = checkStaffPassword(next, by.name, (await readSettings(db)).settings)
      if (problem) return failure({ kind: 'invalid', fields: { password: problem } })
      const { api } = await auth()
      const body = { currentPassword: current, newPassword: next, revokeOtherSessions: true }
      const answer = await api.changePassword({ body, headers, asResponse: true })
      if (!answer.ok) return wrongPassword(answer, 'current')
      await endStaffLinks(db, by.id ?? '')
      await noteNetwork({ db, auth: { api } }, answer, from)
      await record('staff.own-password', by)
      return changed(answer, undefined)
    },
    async beginSecondFactor(headers, password, { siteName: issuer, username }) {
      const { api } = await auth()
      const answer = await api.enableTwoFactor({
        body: { password, method: 'totp', issuer },
        headers,
        asResponse: true,
      })
      if (!answer.ok) return wrongPassword(answer)
      const { totpURI, backupCodes } = (await answer.json()) as { totpURI: string; backupCodes: string[] }
      return changed(answer, { address: addressFor(totpURI, issuer, username), recoveryCodes: backupCodes })
    },
    async confirmSecondFactor(headers, typed, by, from = '') {
      const { api } = await auth()
      const code = bareCode(typed)
      const answer = await api.verifyTOTP({ body: { code }, headers, asResponse: true })
      if (!answer.ok) return refused(answer, { code: login.code.invalid })
      await closeOtherWays({ db, clock }, api, { answer, code, from })
      await record('staff.second-factor-on', by)
      return changed(answer, undefined)
    },
    async endSecondFactor(headers, password, by) {
      if (await holdsStaffRule(db, 'second-factor')) {
        return failure({ kind: 'conflict', message: refusals.factorRequired })
      }
      const { api } = await auth()
      const answer = await api.disableTwoFactor({ body: { password }, headers, asResponse: true })
      if (!answer.ok) return wrongPassword(answer)
      await record('staff.second-factor-off', by)
      return changed(answer, undefined)
    },
    async newRecoveryCodes(headers, password, by) {
      const { api } = await auth()
      const answer = await api.generateBackupCodes({ body: { password }, headers, asResponse: true })
      if (!answer.ok) return wrongPassword(answer)
      await record('staff.recovery-codes', by)
      return changed(answer, ((await answer.json()) as { backupCodes: string[] }).backupCodes)
    },
  }
}

/** The library names the account by an address of mail that nobody has; the authenticator shows the name of the user. */
function addressFor(uri: string, issuer: string, username: string): string {
  const address = new URL(uri)
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(username)}${address.search}`
}

/** The code has served, and sessions end that a password alone has opened, with those that this code has meanwhile. */
async function closeOtherWays(
  { db, clock }: Pick<OwnAccountDeps, 'db' | 'clock'>,
  api: StaffAuth['api'],
  { answer, code, from }: { answer: Response; code: string; from: string },
): Promise<void> {
  const here = await api.getSession({ headers: sentBack(answer), query: { disableRefresh: true } })
  if (!here) return
  await spendCode({ db, clock }, here.user.id, code)
  await endOtherStaffSessions(db, here.user.id, here.session.id)
  await setStaffSessionNetwork(db, here.session.id, from)
}

function changed<T>(answer: Response, result: T): Changed<T> {
  return success({ result, cookies: answer.headers.getSetCookie() })
}

function wrongPassword(answer: Response, field = 'password') {
  return refused(answer, { [field]: accountWords.wrongPassword })
}

/** The library answers 4xx where what was typed is wrong, and 5xx for its own troubles. */
function refused(answer: Response, fields: Record<string, { ar: string; en: string }>) {
  if (answer.status >= 500) throw new Error(`The account library answered ${answer.status}`)
  return failure({ kind: 'invalid', fields })
}
