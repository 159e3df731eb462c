/** So much of a list is read at once. */
export const MOST_PASTED_LINES = 500
/** Of UTF-8. */
export const MOST_PASTED_BYTES = 200_000
