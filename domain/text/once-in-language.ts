import type { Locale, Localized } from './locale.ts'

/**
 * Makes of `make` a function that answers with the same thing for the same source, in each language, for as long as
 * somebody holds the source. For sources that nobody alters.
 */
export function onceInLanguage<Source extends object, Made extends object>(
  make: (source: Source, locale: Locale) => Made,
): (source: Source, locale: Locale) => Made {
  const made: Localized<WeakMap<Source, Made>> = { ar: new WeakMap(), en: new WeakMap() }
  return (source, locale) => {
    const known = made[locale].get(source)
    if (known) return known
    const fresh = make(source, locale)
    made[locale].set(source, fresh)
    return fresh
  }
}
