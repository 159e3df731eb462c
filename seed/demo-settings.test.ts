import { expect, test } from 'vitest'
import written from './content/site/settings.json' with { type: 'json' }
import { demoSettings, toSettings } from './demo-settings.ts'

test('the settings of the demo content are those of their file, or end with what is wrong in it', () => {
  expect(toSettings(written)).toEqual(demoSettings)
  expect(demoSettings).toMatchObject({ name: { ar: written.name_ar }, phone: written.phone, email: written.email })
  expect(() => toSettings({ ...written, phone: 'by day' })).toThrow(/^site\/settings\.json has a wrong value: phone: /)
  expect(() => toSettings({ ...written, phnoe: written.phone })).toThrow(
    'site/settings.json has an unknown field: phnoe',
  )
})
