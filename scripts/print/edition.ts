/** The printed edition. It moves by hand, never by the clock, so that the same content always gives the same bytes. */
export const EDITION = { year: 2026, month: 11 }
