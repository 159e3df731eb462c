import { settingsScreen } from '../../../../content/admin/settings.ts'
import { networkNames } from '../../../../content/pages/network-names.ts'
import { SETTINGS_FIELDS } from '../../../../domain/site/settings-fields.ts'
import { SOCIAL_NETWORKS } from '../../../../domain/site/settings.ts'
import { inLanguage } from '../../../../domain/text/in-language.ts'
import type { Locale } from '../../../../domain/text/locale.ts'
import { formSections, type FormSection } from '../form/form-sections.ts'

/** The settings in their groups, for the server: browsers need not load what reads telephone numbers. */
export function settingsSections(locale: Locale): FormSection[] {
  const { sections, fields } = inLanguage(settingsScreen, locale)
  const social = Object.fromEntries(SOCIAL_NETWORKS.map((name) => [`social_${name}`, networkNames[name][locale]]))
  return formSections(SETTINGS_FIELDS, sections, { ...fields, social })
}
