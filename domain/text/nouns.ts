import type { PluralForms } from './format.ts'
import type { Localized } from './locale.ts'

type Arabic = readonly [one: string, two: string, few: string, many: string, other: string]
type English = readonly [one: string, other: string]

/** What is counted: behind its number, from which a no-break space keeps it; one and two stand in Arabic without it. */
export function nouns(ar: Arabic, en: English, zero: Partial<Localized> = {}): Localized<PluralForms> {
  const behind = (noun: string) => `{count}\u00a0${noun}`
  const [one, two, few, many, other] = ar
  return {
    ar: {
      ...(zero.ar !== undefined && { zero: zero.ar }),
      one,
      two,
      few: behind(few),
      many: behind(many),
      other: behind(other),
    },
    en: { ...(zero.en !== undefined && { zero: zero.en }), one: behind(en[0]), other: behind(en[1]) },
  }
}
