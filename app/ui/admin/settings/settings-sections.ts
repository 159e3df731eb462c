import { settingsScreen } from '#content/admin/settings.ts'
import { networkNames } from '#content/pages/network-names.ts'
import { SETTINGS_FIELDS } from '#domain/site/settings-fields.ts'
import { SOCIAL_NETWORKS } from '#domain/site/settings.ts'
import { inLanguage, type Locale } from '#domain/text/locale.ts'
import type { Act } from '#domain/accounts/permissions.ts'
import { DESK_FIELDS, hiddenSettings } from '#domain/site/settings-rights.ts'
import { formSections, type FieldGroup, type FormSection } from '#app/ui/admin/form/form-sections.ts'

export function settingsSections(locale: Locale): FormSection[] {
  const { sections, fields } = inLanguage(settingsScreen, locale)
  const social = Object.fromEntries(SOCIAL_NETWORKS.map((name) => [`social_${name}`, networkNames[name][locale]]))
  return formSections(SETTINGS_FIELDS, sections, { ...fields, social })
}

/** What somebody may read of them, and what they may change: the rest of the form is not sent, and is never unsaved. */
export function sectionsFor(sections: FormSection[], may: (act: Act) => boolean) {
  const hidden = hiddenSettings(may)
  const shown = sectionsWith(sections, (name) => !hidden.has(name))
  return { shown, written: may('settings.write') ? shown : sectionsWith(shown, (name) => DESK_FIELDS.includes(name)) }
}

function sectionsWith(sections: FormSection[], has: (name: string) => boolean): FormSection[] {
  const isKept = ({ names }: FieldGroup) => names.every(has)
  return sections
    .map((section) => ({ ...section, fields: section.fields.filter(isKept) }))
    .filter(({ fields }) => fields.length > 0)
}
