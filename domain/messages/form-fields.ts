/** What pages and readers of forms agree on; without imports, since browsers load it. */

/** A field that no visitor sees: whoever fills it fills everything. */
export const TRAP_FIELD = 'website'
/** Seconds between opening and sending the form, counted in the browser; empty where there are no scripts. */
export const SECONDS_FIELD = 'secondsOpen'
/** Made by the browser, one for each filling of a form. */
export const KEY_FIELD = 'formKey'
export const CONSENT_FIELD = 'consent'

/** Longest values, in UTF-16 units as the `maxlength` of a field counts them. */
export const MOST_LENGTH = { line: 200, email: 254, text: 4000 }

/** The field in which forms ask for the own password again. It is never shown again, nor kept in any draft. */
export const PASSWORD_FIELD = 'current_password'
