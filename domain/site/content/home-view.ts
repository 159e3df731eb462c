import { formatDay } from '#domain/text/format.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Picture } from '#domain/site/picture.ts'
import type { ContentFieldsOf, PageFieldsOf } from './content-kinds.ts'
import { fillTexts } from './fill-texts.ts'
import type { ReasonIconName } from './list-fields.ts'

/** What a customer said, in one language, as its card shows it. */
export type ReviewCard = {
  id: string
  name: string
  text: string
  /** 1 to 5, in halves; null on a site that shows none. */
  rating: number | null
  /** Calendar day, `YYYY-MM-DD`, for machines, and for readers. */
  day: string
  date: string
}

type Shown<Values> = Values & { id: string; pictures: Record<string, Picture> }

/** What the home page is made of beside products, categories and articles. */
export type HomeContent = {
  slides: Shown<ContentFieldsOf<'slide'>>[]
  reasons: Shown<ContentFieldsOf<'reason'>>[]
  industries: Shown<ContentFieldsOf<'industry'>>[]
  reviews: Shown<ContentFieldsOf<'review'>>[]
  texts: Shown<PageFieldsOf<'home'>> | null
  /** Targets of links at whose end there is nothing. */
  hidden?: ReadonlySet<string> | undefined
}

/** A picture of the hero with the words on it, in one language. */
export type SlideView = {
  id: string
  title: string
  text: string
  wide: Picture
  /** For phones. */
  narrow: Picture
  alt: string
  tone: 'dark' | 'light'
  /** How much of a wide frame the words take. `full`: they stand on the calm side of the picture itself. */
  frame: 'full' | 'half' | 'third'
  side: 'start' | 'end'
  /** The colour that the picture runs out into. */
  ground: string
  /** The first one is the slide's main action. */
  actions: { to: string; label: string }[]
}

export type ReasonView = { id: string; icon: ReasonIconName; title: string; text: string }

export type IndustryView = {
  id: string
  picture: Picture | null
  alt: string
  title: string
  description: string
  features: string[]
}

const SECTIONS = ['categories', 'latest', 'industries', 'reasons', 'reviews', 'posts'] as const
export type HomeSection = (typeof SECTIONS)[number]

/** The home page's own content in one language, ready to be shown. */
export type HomeView = {
  /** What the line of the hero writes; where there is nothing, the slogan. */
  typewriter: string[]
  /** Examples of codes. */
  codes: string[]
  finder: { title: string; hint: string; placeholder: string }
  /** Empty where nobody has written any. */
  headings: Record<HomeSection, { title: string; lead: string }>
  reasonsPicture: Picture | null
  slides: SlideView[]
  reasons: ReasonView[]
  industries: IndustryView[]
  reviews: ReviewCard[]
}

/** So many reviews stand on the page. */
const MOST_REVIEWS = 4
/** Where a slide has no ground of its own, and its picture no colour. */
const DEFAULT_GROUND = '#1f1a17'

export function toHomeView(
  content: HomeContent,
  locale: Locale,
  values: Readonly<Record<string, string>>,
): Omit<HomeView, 'codes'> {
  const { texts } = content
  const headings = SECTIONS.map((section) => {
    const title = texts?.[`${section}Title`][locale] ?? ''
    const lead = texts?.[`${section}Lead`][locale] ?? ''
    return [section, { title, lead }] as const
  })
  return fillTexts<Omit<HomeView, 'codes'>>(
    {
      typewriter: texts?.typewriter[locale] ?? [],
      finder: {
        title: texts?.finderTitle[locale] ?? '',
        hint: texts?.finderHint[locale] ?? '',
        placeholder: texts?.finderPlaceholder[locale] ?? '',
      },
      headings: Object.fromEntries(headings) as HomeView['headings'],
      reasonsPicture: pictureOf(texts, texts?.reasonsImage ?? null),
      slides: content.slides.flatMap((slide) => toSlideView(slide, locale, content.hidden) ?? []),
      reasons: reasonsOf(content.reasons, 'home', locale),
      industries: content.industries.map((industry) => toIndustryView(industry, locale)),
      reviews: content.reviews.slice(0, MOST_REVIEWS).map((review) => toReviewCard(review, locale)),
    },
    values,
  )
}

export function reasonsOf(
  reasons: Shown<ContentFieldsOf<'reason'>>[],
  place: 'home' | 'benefits',
  locale: Locale,
): ReasonView[] {
  return reasons
    .filter((reason) => reason.place === place)
    .map(({ id, icon, title, text }) => ({ id, icon, title: title[locale], text: text[locale] }))
}

function pictureOf(record: { pictures: Record<string, Picture> } | null, file: string | null): Picture | null {
  return (file && record?.pictures[file]) || null
}

/** Whoever has taken its picture away since is left with the words of the others. */
function toSlideView(
  slide: Shown<ContentFieldsOf<'slide'>>,
  locale: Locale,
  hidden: ReadonlySet<string> = new Set(),
): SlideView | null {
  const own = locale === 'en' ? slide.imageEn : null
  const wide = pictureOf(slide, own) ?? pictureOf(slide, slide.imageAr)
  if (!wide) return null
  const actions = [
    { to: slide.link, label: slide.linkLabel[locale] },
    { to: slide.link2, label: slide.link2Label[locale] },
  ]
  return {
    id: slide.id,
    title: slide.title[locale],
    text: slide.text[locale],
    wide: acrossScreen(wide),
    narrow: acrossPhone(pictureOf(slide, slide.imageNarrow) ?? wide),
    alt: slide.alt[locale],
    tone: slide.tone,
    frame: slide.frame,
    side: locale === 'ar' ? slide.sideAr : slide.sideEn,
    ground: slide.ground || wide.color || DEFAULT_GROUND,
    actions: actions.filter(({ to, label }) => to !== '' && label !== '' && !hidden.has(to)),
  }
}

const acrossScreen = (picture: Picture) => withWidths(picture, (width) => width >= 640)
const acrossPhone = (picture: Picture) => withWidths(picture, (width) => width >= 480 && width <= 1200)

/** Without the renditions that are never shown in a place. */
function withWidths(picture: Picture, isNeeded: (width: number) => boolean): Picture {
  const of = (widths: number[]) => {
    const needed = widths.filter(isNeeded)
    return needed.length > 0 ? needed : widths
  }
  const { avif, webp } = picture.renditions
  return { ...picture, renditions: { avif: of(avif), webp: of(webp) } }
}

function toIndustryView(industry: Shown<ContentFieldsOf<'industry'>>, locale: Locale): IndustryView {
  const picture = pictureOf(industry, industry.image)
  return {
    id: industry.key || industry.id,
    picture: picture && withWidths(picture, (width) => width >= 320),
    alt: industry.alt[locale],
    title: industry.title[locale],
    description: industry.description[locale],
    features: industry.features[locale],
  }
}

function toReviewCard(
  { id, name, content, rating, day }: Shown<ContentFieldsOf<'review'>>,
  locale: Locale,
): ReviewCard {
  return {
    id,
    name: name[locale],
    text: content[locale],
    rating: Number(rating),
    day,
    date: formatDay(day, locale) ?? day,
  }
}
