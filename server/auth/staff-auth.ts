import { betterAuth } from 'better-auth'
import { admin, createAccessControl, twoFactor, username } from 'better-auth/plugins'
import { defaultStatements, userAc } from 'better-auth/plugins/admin/access'
import { PASSWORD_LENGTH } from '#domain/accounts/password.ts'
import { isUsername, toUsername } from '#domain/accounts/staff.ts'
import { type AccountsDeps, accountOptions, withSafeSessions } from './account-options.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { hashedRecoveryCodes, newRecoveryCodes } from './recovery-codes.ts'

/** A session ends when it was not used for so long, and in any case after so long. */
export const STAFF_SESSION = { idleSeconds: 30 * 60, longestSeconds: 12 * 60 * 60 }

/** So many wrong codes in a row lock the second step of an account, from whatever address they come. */
export const WRONG_CODES = { maxFailedAttempts: 10, durationSeconds: 15 * 60 }

const access = createAccessControl(defaultStatements)

/** Sign-in of staff by name and password, with a second factor for those who switched it on. */
export async function createStaffAuth(deps: AccountsDeps) {
  return betterAuth(await withSafeSessions(staffOptions(deps)))
}

/** Apart from `createStaffAuth` for the test that compares the tables with what the library wants. */
export function staffOptions(deps: AccountsDeps) {
  return {
    ...accountOptions(deps, { cookie: 'staff', sameSite: 'strict', basePath: '/api/auth/staff' }),
    user: { modelName: 'staff_users' },
    account: { modelName: 'staff_accounts' },
    verification: { modelName: 'staff_verifications' },
    session: { modelName: 'staff_sessions', expiresIn: STAFF_SESSION.idleSeconds, updateAge: 60 },
    emailAndPassword: {
      enabled: true,
      // Owners make accounts; nobody makes their own.
      disableSignUp: true,
      minPasswordLength: PASSWORD_LENGTH.least,
      maxPasswordLength: PASSWORD_LENGTH.most,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(hash, password) },
    },
    plugins: [
      username({
        minUsernameLength: 1,
        maxUsernameLength: 60,
        usernameValidator: isUsername,
        usernameNormalization: toUsername,
      }),
      admin({
        // What somebody may do is for the permissions of the site to say. The library asks for these names and opens nothing.
        adminRoles: ['owner'],
        roles: { owner: access.newRole({ user: ['list', 'get'], session: ['list'] }), user: userAc },
      }),
      twoFactor({
        schema: { twoFactor: { modelName: 'staff_two_factors' } },
        accountLockout: WRONG_CODES,
        backupCodeOptions: {
          customBackupCodesGenerate: newRecoveryCodes,
          storeBackupCodes: hashedRecoveryCodes(deps.secret),
        },
      }),
    ],
  } satisfies Parameters<typeof betterAuth>[0]
}
