import type { SETTINGS_FIELDS } from '#domain/site/settings-fields.ts'
import { recordPart } from '#app/ui/admin/form/record-part.tsx'

/** One group of the settings' form. */
export const SettingsPart = recordPart<typeof SETTINGS_FIELDS>()
