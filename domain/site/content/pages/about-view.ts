import type { RecordOf } from '#domain/fields/field.ts'
import { inLanguage, type Locale } from '#domain/text/locale.ts'
import type { Picture } from '#domain/site/picture.ts'
import type { ABOUT_FIELDS } from './about-fields.ts'

type TitledText = { title: string; text: string }

/** Who the company is, in one language. What has no text there is left out. */
export type AboutView = {
  title: string
  subtitle: string
  description: string
  story: { title: string; paragraphs: string[] } | null
  picture: Picture | null
  alt: string
  vision: TitledText | null
  mission: TitledText | null
  valuesTitle: string
  values: TitledText[]
}

type About = RecordOf<typeof ABOUT_FIELDS>

/** Of a record whose texts are filled in. */
export function toAboutView(about: About, picture: Picture | null, locale: Locale): AboutView {
  const words = inLanguage(about, locale)
  const titled = (title: string, text: string) => (text === '' ? null : { title, text })
  const paragraphs = words.story.split(/\n{2,}/).filter(Boolean)
  return {
    title: words.heroTitle,
    subtitle: words.heroSubtitle,
    description: words.description,
    story: paragraphs.length === 0 ? null : { title: words.storyTitle, paragraphs },
    picture,
    alt: words.alt,
    vision: titled(words.visionTitle, words.vision),
    mission: titled(words.missionTitle, words.mission),
    valuesTitle: words.valuesTitle,
    values: words.values.filter(({ title }) => title !== ''),
  }
}
