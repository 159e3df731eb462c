import { LOCALES } from '#domain/text/locale.ts'
import type { FormView } from './form-view.ts'
import { isEmpty, type FormValues } from './form-values.ts'

/** Of a form what is written in one language only, both languages side by side; all texts once nothing is missing. */
export function translationView(
  { fields, titles, labels, hints, options, controls }: FormView,
  values: FormValues,
): FormView {
  const pairs = Object.entries(fields).filter(([, { pair, section }]) => pair !== undefined && section !== null)
  const halves = pairs.filter(([, { pair }]) => {
    const [ar, en] = LOCALES.map((locale) => isEmpty(values, [pair![locale]]))
    return ar !== en
  })
  const shown = Object.fromEntries(halves.length > 0 ? halves : pairs)
  const sections = new Set(Object.values(shown).map(({ section }) => section))
  const own = { hints, options, controls }
  return {
    fields: shown,
    titles: Object.fromEntries(Object.entries(titles).filter(([id]) => sections.has(id))),
    labels,
    ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)),
    goesOn: true,
  }
}
