/** A part of a list: `limit` records after the first `offset`; without them all. */
export type Page = { limit?: number; offset?: number }

/** SQLite knows no offset without a limit. */
export const NO_LIMIT = Number.MAX_SAFE_INTEGER
