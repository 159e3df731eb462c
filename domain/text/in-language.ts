import { LOCALES, type Locale, type Localized } from './locale.ts'

/** What is left of words in two languages, at any depth, when one language is chosen. */
export type InLanguage<T> =
  T extends Localized<infer Words>
    ? InLanguage<Words>
    : T extends (...given: never[]) => unknown
      ? T
      : T extends readonly (infer Item)[]
        ? InLanguage<Item>[]
        : T extends object
          ? { [Key in keyof T]: InLanguage<T[Key]> }
          : T

/** A page's fixed content in one language, ready to be shown: every `{ ar, en }` becomes the words of `locale`. */
export function inLanguage<T>(content: T, locale: Locale): InLanguage<T> {
  return choose(content, locale) as InLanguage<T>
}

function choose(content: unknown, locale: Locale): unknown {
  if (Array.isArray(content)) return content.map((item) => choose(item, locale))
  if (typeof content !== 'object' || content === null) return content
  if (isLocalized(content)) return choose(content[locale], locale)
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, choose(value, locale)]))
}

function isLocalized(content: object): content is Localized<unknown> {
  return LOCALES.every((locale) => locale in content)
}
