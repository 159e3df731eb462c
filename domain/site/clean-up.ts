/** What a clean-up has removed. `audit` are lines of the record of what was done. */
export type CleanUpCounts = { messages: number; spam: number; mails: number; audit: number }

export type CleanUp = CleanUpCounts & { at: string }
