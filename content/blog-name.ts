import type { Localized } from '../domain/locale.ts'

export const BLOG_NAME: Localized = { ar: 'المدونة', en: 'Blog' }
