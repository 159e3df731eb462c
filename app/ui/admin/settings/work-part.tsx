import { HOLIDAY_EXAMPLES, settingsScreen } from '#content/admin/settings.ts'
import { WEEK_DAYS } from '#domain/follow-up/business-calendar.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Checkbox } from '#app/ui/base/field/checkbox.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { FormNumber, FormText, FormTextArea } from '#app/ui/admin/form/fields/plain-fields.tsx'
import { useRecordForm } from '#app/ui/admin/form/record-form-context.ts'
import { SettingsPart } from './settings-part.ts'

/** When the house works, and how soon it answers. */
export function WorkPart() {
  const words = useWords(settingsScreen)
  const { fields } = words
  return (
    <SettingsPart
      section="work"
      title={words.sections.work}
      controls={{
        answerHours: (
          <FormNumber
            name="answer_hours"
            label={fields.answerHours}
            hint={words.answerHoursHint}
            inputMode="numeric"
            required
          />
        ),
        workDays: <WorkDays />,
        workHours: (
          <div className="form-row">
            <FormText name="work_from" label={fields.workHours.work_from} hint={words.workHoursHint} ltr required />
            <FormText name="work_to" label={fields.workHours.work_to} ltr required />
          </div>
        ),
        holidays: (
          <>
            <FormTextArea
              name="holidays"
              label={fields.holidays}
              hint={words.holidaysHint}
              dir="ltr"
              rows={6}
              optional
            />
            <HolidayExamples />
          </>
        ),
      }}
    />
  )
}

/** Behind the days stands a field that says nothing: without it a form without any day would not say so. */
function WorkDays() {
  const words = useWords(settingsScreen)
  const { start, errors } = useRecordForm()
  const locale = useLocale()
  const error = errors['work_days']?.[locale]
  return (
    <fieldset className="work-days" aria-describedby={error ? 'work-days-error' : undefined}>
      <legend className="field-label">{words.fields.workDays}</legend>
      <div className="work-days-choice">
        {WEEK_DAYS.map((day) => (
          <Checkbox key={day} name="work_days[]" value={day} defaultChecked={start['work_days[]']?.includes(day)}>
            {words.weekDays[day]}
          </Checkbox>
        ))}
      </div>
      <input type="hidden" name="work_days[]" value="" />
      {error && (
        <p id="work-days-error" className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}

function HolidayExamples() {
  const { holidayExamples } = useWords(settingsScreen)
  return (
    <dl className="work-examples">
      {(['day', 'range', 'hours'] as const).map((name) => (
        <div key={name}>
          <dt>{holidayExamples[name]}</dt>
          <dd>
            <Ltr>
              <code>{HOLIDAY_EXAMPLES[name]}</code>
            </Ltr>
          </dd>
        </div>
      ))}
    </dl>
  )
}
