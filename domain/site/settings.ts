import type { RecordOf } from '#domain/fields/field.ts'
import type { SETTINGS_FIELDS } from './settings-fields.ts'

/** Who the site belongs to, field by field as `SETTINGS_FIELDS` lists it: one record, edited by staff. */
export type SiteSettings = RecordOf<typeof SETTINGS_FIELDS>

export type SocialLink = { network: SocialNetwork; href: string }

/** So many visitors gave this on the average, of 5. */
export type StructuredRating = { value: number; count: number }

/** `version` grows with every change, whoever makes it. */
export type VersionedSettings = { settings: SiteSettings; version: number }

export const SOCIAL_NETWORKS = ['linkedin', 'x', 'instagram', 'facebook', 'youtube', 'tiktok', 'snapchat'] as const
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]
