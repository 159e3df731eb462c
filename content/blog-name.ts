import type { Localized } from '#domain/text/locale.ts'

export const BLOG_NAME: Localized = { ar: 'المدونة', en: 'Blog' }
