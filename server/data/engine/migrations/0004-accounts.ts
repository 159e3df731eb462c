import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import { columnTypes } from '../dialect.ts'
import type { ColumnTypes } from '../dialect.ts'

type People = { users: string; accounts: string; sessions: string; verifications: string }

/** Staff and customers in tables of their own, as the account library names their columns; tokens; addresses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const types = columnTypes(db)
  await createPeople(db, types, {
    people: {
      users: 'staff_users',
      accounts: 'staff_accounts',
      sessions: 'staff_sessions',
      verifications: 'staff_verifications',
    },
    userColumns: sql`,
      username ${types.key} unique,
      "displayUsername" text,
      role text,
      banned ${types.accountBoolean},
      "banReason" text,
      "banExpires" ${types.accountInstant},
      "twoFactorEnabled" ${types.accountBoolean}`,
    sessionColumns: sql`,
      "impersonatedBy" text`,
  })
  await createTwoFactors(db, types)
  await createPeople(db, types, {
    people: {
      users: 'customers',
      accounts: 'customer_accounts',
      sessions: 'customer_sessions',
      verifications: 'customer_verifications',
    },
    userColumns: sql``,
    sessionColumns: sql``,
  })
  await createTokens(db, types)
  await createAddresses(db, types)
}

type Shape = { people: People; userColumns: RawBuilder<unknown>; sessionColumns: RawBuilder<unknown> }

async function createPeople(db: Kysely<unknown>, types: ColumnTypes, shape: Shape): Promise<void> {
  const { users, accounts, sessions, verifications } = shape.people
  await sql`create table ${sql.table(users)} (
    id ${types.key} not null primary key,
    name text not null,
    email ${types.key} not null unique,
    "emailVerified" ${types.accountBoolean} not null,
    image text,
    ${dates(types)}${shape.userColumns}
  )`.execute(db)
  await createAccounts(db, types, shape.people)
  await sql`create table ${sql.table(sessions)} (
    id ${types.key} not null primary key,
    token ${types.key} not null unique,
    "userId" ${types.key} not null references ${sql.table(users)} (id) on delete cascade,
    "expiresAt" ${types.accountInstant} not null,
    "ipAddress" text,
    "userAgent" text,
    ${dates(types)}${shape.sessionColumns}
  )`.execute(db)
  await sql`create table ${sql.table(verifications)} (
    id ${types.key} not null primary key,
    identifier ${types.key} not null,
    value text not null,
    "expiresAt" ${types.accountInstant} not null,
    ${dates(types)}
  )`.execute(db)
  for (const [table, column] of [
    [accounts, 'userId'],
    [sessions, 'userId'],
    [sessions, 'expiresAt'],
    [verifications, 'identifier'],
    [verifications, 'expiresAt'],
  ] as const) {
    await index(db, table, column)
  }
}

async function createAccounts(db: Kysely<unknown>, types: ColumnTypes, { users, accounts }: People): Promise<void> {
  await sql`create table ${sql.table(accounts)} (
    id ${types.key} not null primary key,
    "accountId" ${types.key} not null,
    "providerId" ${types.key} not null,
    "userId" ${types.key} not null references ${sql.table(users)} (id) on delete cascade,
    "accessToken" text,
    "refreshToken" text,
    "idToken" text,
    "accessTokenExpiresAt" ${types.accountInstant},
    "refreshTokenExpiresAt" ${types.accountInstant},
    scope text,
    password text,
    ${dates(types)},
    unique ("providerId", "accountId")
  )`.execute(db)
}

async function createTwoFactors(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await sql`create table staff_two_factors (
    id ${types.key} not null primary key,
    "userId" ${types.key} not null references staff_users (id) on delete cascade,
    secret ${types.key} not null,
    "backupCodes" text not null,
    verified ${types.accountBoolean},
    "failedVerificationCount" integer,
    "lockedUntil" ${types.accountInstant}
  )`.execute(db)
  await index(db, 'staff_two_factors', 'userId')
  await index(db, 'staff_two_factors', 'secret')
}

/** Keys of programs. Only the hash is kept: whoever reads the table cannot use them. */
async function createTokens(db: Kysely<unknown>, { key }: ColumnTypes): Promise<void> {
  await sql`create table api_tokens (
    id ${key} not null primary key,
    name text not null,
    token_hash ${key} not null unique check (length(token_hash) = 64),
    role text not null check (role in ('owner', 'editor')),
    created_at ${key} not null,
    expires_at ${key} not null,
    last_used_at ${key},
    revoked_at ${key}
  )`.execute(db)
}

async function createAddresses(db: Kysely<unknown>, { key }: ColumnTypes): Promise<void> {
  await sql`create table addresses (
    id ${key} not null primary key,
    customer_id ${key} not null references customers (id) on delete cascade,
    name text not null,
    city text not null,
    street text not null,
    postal text not null default '',
    latitude double precision check (latitude between -90 and 90),
    longitude double precision check (longitude between -180 and 180),
    creation_key ${key},
    created_at ${key} not null,
    updated_at ${key} not null,
    unique (customer_id, creation_key)
  )`.execute(db)
  await sql`create index addresses_of_customer on addresses (customer_id, created_at)`.execute(db)
}

function dates({ accountInstant }: ColumnTypes): RawBuilder<unknown> {
  return sql`"createdAt" ${accountInstant} not null,
    "updatedAt" ${accountInstant} not null`
}

async function index(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  await sql`create index ${sql.ref(`${table}_${column}_idx`)} on ${sql.table(table)} (${sql.ref(column)})`.execute(db)
}
