import type { Localized } from '../text/locale.ts'

/** A text of the house rules: company policy, terms of service, privacy policy. */
export type PolicyDocument = {
  title: Localized
  intro?: Localized
  /** Calendar day, `YYYY-MM-DD`. */
  updated: string
  sections: PolicySection[]
}

/** Bodies may name contact values as `{phone}`, `{email}` and `{privacy_email}`, and how long requests are kept as `{request_time}` (see `contact-text.ts`). */
export type PolicySection = {
  /** The fragment of the section's address. */
  id: string
  title: Localized
  body: Localized
  items?: Localized[]
  note?: Localized
  /** Another page that says more. */
  link?: { to: string; label: Localized }
}
