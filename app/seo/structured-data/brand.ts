import type { BrandView } from '#domain/catalogue/brand-view.ts'
import { thingId, urlOf, type Place, type Thing } from './thing.ts'

/** A brand has the same name in both languages' notation, made of its address: `https://…/#brand-masar`. */
export function brandId(place: Place, path: string): string {
  return thingId(place, `brand-${path.slice(path.lastIndexOf('/') + 1)}`)
}

/** A brand as search engines read it, in what its page shows. */
export function brandThing(place: Place, { name, latinName, path, description, logo }: BrandView): Thing {
  return {
    '@type': 'Brand',
    '@id': brandId(place, path),
    name,
    ...(latinName ? { alternateName: latinName } : {}),
    url: urlOf(place, path),
    ...(description ? { description } : {}),
    ...(logo ? { logo: new URL(logo.src, place.origin).href } : {}),
  }
}
