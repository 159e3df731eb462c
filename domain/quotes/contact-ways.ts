/** How somebody wants to be answered; without imports, since browsers load it. */
export const CONTACT_WAYS = ['whatsapp', 'phone', 'email'] as const
export type ContactWay = (typeof CONTACT_WAYS)[number]
