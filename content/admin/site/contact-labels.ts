import type { CONTACT_FIELDS } from '#domain/site/content/pages/contact-fields.ts'
import type { Localized } from '#domain/text/locale.ts'
import { descriptionLabel, heroSubtitleLabel, heroTitleLabel } from './shared-labels.ts'

export const contactLabels: Record<keyof typeof CONTACT_FIELDS, Localized> = {
  heroTitle: heroTitleLabel,
  heroSubtitle: heroSubtitleLabel,
  description: descriptionLabel,
  sales: { ar: 'اسم قناة الهاتف', en: 'Name of the phone channel' },
  messaging: { ar: 'اسم قناة المراسلة', en: 'Name of the messaging channel' },
  email: { ar: 'اسم قناة البريد', en: 'Name of the email channel' },
  map: { ar: 'اسم رابط الخريطة', en: 'Name of the map link' },
  messagingText: { ar: 'نص جاهز لرسالة واتساب', en: 'Text that a WhatsApp message begins with' },
  notice: { ar: 'إشعار الخصوصية عند النماذج', en: 'Privacy notice at the forms' },
}
