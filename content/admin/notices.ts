import type { Localized } from '../../domain/locale.ts'

/** What a screen says of the step before it, by the name in its address. */
export const notices = {
  'signed-in': { ar: 'تم تسجيل الدخول.', en: 'You are signed in.' },
} satisfies Record<string, Localized>

export type NoticeName = keyof typeof notices

export function isNoticeName(text: string | null): text is NoticeName {
  return text !== null && Object.hasOwn(notices, text)
}
