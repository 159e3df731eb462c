import type { FormFields } from '#domain/fields/form-values.ts'
import { neutralSettings } from '#domain/site/neutral-settings.ts'
import { SETTINGS_FIELDS } from '#domain/site/settings-fields.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import written from './content/site/settings.json' with { type: 'json' }
import { soundRecord } from './sound-record.ts'

/** The settings of a site with the demo content, as far as staff have not changed them. */
export const demoSettings: SiteSettings = toSettings(written)

export function toSettings(fields: FormFields): SiteSettings {
  const before = neutralSettings('')
  return { ...before, ...soundRecord(SETTINGS_FIELDS, fields, { before, file: 'site/settings.json' }) }
}
