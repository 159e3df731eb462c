import type { Localized } from '#domain/text/locale.ts'
import { PASSWORD_LENGTH, type PasswordProblem } from '#domain/accounts/password.ts'

const { least, most } = PASSWORD_LENGTH

/** Why a password is refused. */
export const passwordMessages: Record<PasswordProblem, Localized> = {
  'too-short': {
    ar: `كلمة المرور قصيرة: اكتب ${least} حرفاً على الأقل.`,
    en: `The password is too short: use at least ${least} characters.`,
  },
  'too-long': {
    ar: `كلمة المرور طويلة: اكتب ${most} حرفاً على الأكثر.`,
    en: `The password is too long: use at most ${most} characters.`,
  },
  common: {
    ar: 'كلمة المرور شائعة ويسهل تخمينها. اختر كلمة أخرى.',
    en: 'This password is too common and easily guessed. Choose another.',
  },
  name: {
    ar: 'كلمة المرور هي اسم المستخدم أو اسم الموقع. اختر كلمة أخرى.',
    en: 'The password is the username or the site’s name. Choose another.',
  },
}
