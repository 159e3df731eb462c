import type { ADDRESS_FIELDS } from '#domain/accounts/address-fields.ts'
import type { AddressInput } from '#domain/accounts/address.ts'
import type { ColumnsOf } from '#server/data/engine/record-columns.ts'
import type { ColumnType, Generated, Selectable } from 'kysely'

/**
 * Tables of the account library, staff and customers apart, so that neither can ever sign in as the other.
 * Names of columns and types of instants and booleans are that library's: `Date` and `boolean` on PostgreSQL,
 * ISO 8601 text and 0 or 1 on SQLite.
 */
export type AccountTables = {
  staff_users: StaffUsersTable
  staff_accounts: AuthAccountsTable
  staff_sessions: AuthSessionsTable & { impersonatedBy: string | null }
  staff_verifications: AuthVerificationsTable
  staff_two_factors: TwoFactorsTable
  staff_rules: { name: string; created_at: string }
  staff_preferences: { staff_id: string; name: string; value: string }
  customers: AuthUsersTable
  customer_accounts: AuthAccountsTable
  customer_sessions: AuthSessionsTable
  customer_verifications: AuthVerificationsTable
  sign_in_requests: SignInRequestsTable
  api_tokens: ApiTokensTable
  addresses: AddressesTable
}

type AuthInstant = ColumnType<string | Date, string, string>
type AuthBoolean = ColumnType<number | boolean, number | boolean, number | boolean>

type Dates = { createdAt: AuthInstant; updatedAt: AuthInstant }

type AuthUsersTable = Dates & {
  id: string
  name: string
  email: string
  emailVerified: AuthBoolean
  image: string | null
}

export type StaffUsersTable = AuthUsersTable & {
  username: string | null
  displayUsername: string | null
  role: string | null
  banned: AuthBoolean | null
  banReason: string | null
  banExpires: AuthInstant | null
  twoFactorEnabled: AuthBoolean | null
}

type AuthAccountsTable = Dates & {
  id: string
  accountId: string
  providerId: string
  userId: string
  accessToken: string | null
  refreshToken: string | null
  idToken: string | null
  accessTokenExpiresAt: AuthInstant | null
  refreshTokenExpiresAt: AuthInstant | null
  scope: string | null
  password: string | null
}

type AuthSessionsTable = Dates & {
  id: string
  token: string
  userId: string
  expiresAt: AuthInstant
  ipAddress: string | null
  userAgent: string | null
}

type AuthVerificationsTable = Dates & { id: string; identifier: string; value: string; expiresAt: AuthInstant }

type TwoFactorsTable = {
  id: string
  userId: string
  secret: string
  backupCodes: string
  verified: AuthBoolean | null
  failedVerificationCount: number | null
  lockedUntil: AuthInstant | null
}

/** Who asked for a code, for the limits and so that the code serves no other browser. */
type SignInRequestsTable = {
  browser_hash: string
  email: string
  tries: number
  created_at: string
  /** Where it was asked from, as a keyed hash. */
  source: Generated<string>
  /** The mailbox that the address leads to, however it is written. */
  email_key: Generated<string>
  /** Of the code together with what the asking browser alone keeps. */
  code_hash: Generated<string>
}

type ApiTokensTable = {
  id: string
  name: string
  token_hash: string
  role: string
  /** Who made it; null for the command line. */
  maker_id: string | null
  maker_name: string
  created_at: string
  expires_at: string
  last_used_at: string | null
  revoked_at: string | null
}

type AddressesTable = ColumnsOf<typeof ADDRESS_FIELDS, AddressInput> & {
  id: string
  customer_id: string
  latitude: number | null
  longitude: number | null
  creation_key: string | null
  created_at: string
  updated_at: string
}

export type AddressRow = Selectable<AddressesTable>
export type ApiTokenRow = Selectable<ApiTokensTable>
