import { readRecord } from '../domain/records/field.ts'
import { neutralSettings } from '../domain/site/neutral-settings.ts'
import { SETTINGS_FIELDS } from '../domain/site/settings-fields.ts'
import type { SiteSettings } from '../domain/site/settings.ts'
import written from './content/site/settings.json' with { type: 'json' }

const nothingSaid = neutralSettings('')

/** The settings of a site with the demo content, as far as staff have not changed them. */
export const demoSettings: SiteSettings = {
  ...nothingSaid,
  ...readRecord(SETTINGS_FIELDS, written, nothingSaid).input,
}
