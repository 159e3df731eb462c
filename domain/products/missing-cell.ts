/** What stands in an empty cell of the table of packs. */
export const MISSING_CELL = '–'
