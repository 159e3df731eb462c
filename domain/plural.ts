import type { Locale, Localized } from './locale.ts'

/** The wordings of a count, by plural category; `#` stands for the number. Arabic has six forms, English two. */
export type CountForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const RULES: Localized<Intl.PluralRules> = { ar: new Intl.PluralRules('ar'), en: new Intl.PluralRules('en') }

/** The wording of `count`: 7 with `few: '# منتجات'` reads `7 منتجات`. A no-break space keeps number and word together. */
export function countText(locale: Locale, count: number, forms: CountForms): string {
  const form = forms[RULES[locale].select(count)] ?? forms.other
  return form.replace('# ', `${count}\u00a0`).replace('#', String(count))
}
