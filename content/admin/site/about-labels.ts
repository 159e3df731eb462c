import type { ABOUT_FIELDS } from '#domain/site/content/pages/about-fields.ts'
import type { Localized } from '#domain/text/locale.ts'
import { altLabel, descriptionLabel, headingLabel, heroSubtitleLabel, heroTitleLabel } from './shared-labels.ts'

export const aboutLabels: Record<keyof typeof ABOUT_FIELDS, Localized> = {
  heroTitle: heroTitleLabel,
  heroSubtitle: heroSubtitleLabel,
  description: descriptionLabel,
  storyTitle: headingLabel,
  story: { ar: 'القصة', en: 'Story' },
  image: { ar: 'الصورة', en: 'Picture' },
  alt: altLabel,
  visionTitle: { ar: 'عنوان الرؤية', en: 'Heading of the vision' },
  vision: { ar: 'الرؤية', en: 'Vision' },
  missionTitle: { ar: 'عنوان الرسالة', en: 'Heading of the mission' },
  mission: { ar: 'الرسالة', en: 'Mission' },
  valuesTitle: headingLabel,
  values: { ar: 'القيم', en: 'Values' },
}
