/** The tables as Kysely knows them. */
export type Database = Record<never, never>
