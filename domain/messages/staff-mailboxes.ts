import type { SiteSettings } from '#domain/site/settings.ts'
import type { Locale } from '#domain/text/locale.ts'

export type StaffReader = { email: string; locale: Locale }

/** What says where mails to the team go. */
export type MailboxSource = 'notify_emails' | 'sales_email' | 'SALES_EMAIL' | 'shown'

/** Where the site's mails to its team go, and what says so. Without any address they stay in the inbox. */
export type StaffMailboxes = { addresses: string[]; source: MailboxSource }

type Addresses = Pick<SiteSettings, 'notifyEmails' | 'salesEmail' | 'email'>

const TEAM_LOCALE: Locale = 'ar'

/**
 * The one rule of where mails to the team go: the list in the settings, or else the sales address where staff have set
 * one, or else the configuration's, or else the one that visitors are shown. `saved` is what staff have set, `shown` what
 * the settings say with what they began with.
 */
export function staffMailboxes(saved: Partial<Addresses>, shown: Addresses, configured: string | null): StaffMailboxes {
  if (shown.notifyEmails.length > 0) return { addresses: shown.notifyEmails, source: 'notify_emails' }
  if (saved.salesEmail) return { addresses: [saved.salesEmail], source: 'sales_email' }
  if (configured) return { addresses: [configured], source: 'SALES_EMAIL' }
  const address = shown.salesEmail || shown.email
  return { addresses: address ? [address] : [], source: 'shown' }
}

/** Where visitors' replies to what staff write go; null for nowhere. */
export function replyAddress({ addresses }: StaffMailboxes): string | null {
  return addresses[0] ?? null
}

export function teamReaders({ addresses }: Pick<StaffMailboxes, 'addresses'>): StaffReader[] {
  return addresses.map((email) => ({ email, locale: TEAM_LOCALE }))
}
