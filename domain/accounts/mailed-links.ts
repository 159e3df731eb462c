/** What a mailed link is for: to confirm an address, to set a new password, or to join. */
export const LINK_PURPOSES = ['email', 'reset', 'invite'] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

/** How the names of all links of an account begin; without an account, those of everybody. */
export function linksOf(purpose: LinkPurpose, userId?: string): string {
  return userId === undefined ? `${purpose}-link-` : `${purpose}-link-${userId}-`
}

export function holderOfLink(purpose: LinkPurpose, name: string): string {
  return name.slice(linksOf(purpose).length, name.lastIndexOf('-'))
}
