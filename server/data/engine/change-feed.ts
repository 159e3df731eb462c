/** Hears of changes that other processes make to the same database, and moves the clocks of tables by them. */
export type ChangeFeed = { stop(): Promise<void> }
