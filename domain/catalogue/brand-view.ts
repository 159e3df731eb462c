import { groundOf, type BrandGround } from './brand-colour.ts'
import { brandLogoOf, type BrandLogo } from './brand-logo.ts'
import { fillTexts } from '#domain/site/content/fill-texts.ts'
import { brandPath } from '#domain/site/paths.ts'
import { shownPicture, type Picture } from '#domain/site/picture.ts'
import { inLanguage, type Locale } from '#domain/text/locale.ts'
import type { SpecialtyIcon } from './brand-fields.ts'
import type { Brand } from './brand.ts'
import { collectionSearch } from './collection-query.ts'

/** A brand as others name it: with its logo, and the address of its own page, without language. */
export type BrandMark = { name: string; path: string; logo: BrandLogo | null }

/** A brand as its page shows it, in one language. What lacks this language is left out. */
export type BrandView = BrandMark & {
  slug: string
  /** The name as it stands on the packs; null where the page's own name is the same. */
  latinName: string | null
  origin: string
  coverage: string
  logoWhite: BrandLogo | null
  image: Picture | null
  imageAlt: string
  ground: BrandGround | null
  description: string
  longDescription: string
  highlights: { title: string; value: string }[]
  coverageDetails: string[]
  specialties: { name: string; icon: SpecialtyIcon; description: string }[]
  applications: string[]
  certifications: string[]
  contact: { website: string; email: string; phone: string }
  productCount: number
  /** Where its products are listed, without language. */
  productsPath: string
}

export function toBrandMark({ name, slug, logo }: Brand, locale: Locale): BrandMark {
  return { name: name[locale], path: brandPath(slug), logo: brandLogoOf(logo) }
}

/** `values` are what texts name in braces: a brand may be described as one that the site distributes. */
export function toBrandView(brand: Brand, locale: Locale, values: Readonly<Record<string, string>>): BrandView {
  const { slug, productCount, certifications, website, email, phone } = brand
  const names = { ...values, products: String(productCount) }
  const filled = <Value>(value: Value) => fillTexts(value, names)
  const pair = (texts: Record<Locale, string>) => filled(texts[locale])
  const { highlights, specialties } = inLanguage(
    { highlights: brand.highlights, specialties: brand.specialties },
    locale,
  )
  return {
    ...toBrandMark(brand, locale),
    slug,
    latinName: brand.name.en === brand.name[locale] ? null : brand.name.en,
    origin: pair(brand.origin),
    coverage: pair(brand.coverage),
    logoWhite: brandLogoOf(brand.logoWhite),
    image: shownPicture(brand.image),
    imageAlt: pair(brand.imageAlt) || brand.name[locale],
    ground: groundOf(brand.colour),
    description: pair(brand.description),
    longDescription: pair(brand.longDescription),
    highlights: highlights
      .filter(({ title, value }) => title !== '' && value !== '')
      .map(({ title, value }) => ({ title: filled(title), value: filled(value) })),
    coverageDetails: brand.coverageDetails[locale].map(filled),
    specialties: specialties
      .filter(({ name }) => name !== '')
      .map(({ name, icon, description }) => ({ name: filled(name), icon, description: filled(description) })),
    applications: brand.applications[locale].map(filled),
    certifications,
    contact: { website, email, phone },
    productCount,
    productsPath: productsPath(brand),
  }
}

/** The collection knows brands by the name that stands on the packs. */
function productsPath({ name }: Brand): string {
  return `/collection${collectionSearch({ chosen: { brand: [name.en] }, sort: 'newest', page: 1 })}`
}

export type BrandPart = 'overview' | 'products' | 'applications' | 'contact'

export function partsOfBrand(brand: BrandView): BrandPart[] {
  const { website, email, phone } = brand.contact
  const said: Record<BrandPart, boolean> = {
    overview: brand.highlights.length + brand.coverageDetails.length > 0,
    products: brand.specialties.length + brand.productCount > 0,
    applications: brand.applications.length + brand.certifications.length > 0,
    contact: website + email + phone !== '',
  }
  return (Object.keys(said) as BrandPart[]).filter((part) => said[part])
}
