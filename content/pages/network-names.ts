import type { SocialNetwork } from '#domain/site/settings.ts'
import type { Localized } from '#domain/text/locale.ts'

/** Networks under their own names. */
export const networkNames: Record<SocialNetwork, Localized> = {
  linkedin: { ar: 'LinkedIn', en: 'LinkedIn' },
  x: { ar: 'X', en: 'X' },
  instagram: { ar: 'Instagram', en: 'Instagram' },
  facebook: { ar: 'Facebook', en: 'Facebook' },
  youtube: { ar: 'YouTube', en: 'YouTube' },
  tiktok: { ar: 'TikTok', en: 'TikTok' },
  snapchat: { ar: 'Snapchat', en: 'Snapchat' },
}
