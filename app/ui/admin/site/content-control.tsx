import { useState } from 'react'
import { contentChoices } from '#content/admin/site/content-choices.ts'
import { contentHints } from '#content/admin/site/content-hints.ts'
import { groupWords } from '#content/admin/site/group-words.ts'
import { siteContent } from '#content/admin/site/site-content.ts'
import { formNames, type AnyField, type Fields } from '#domain/records/field.ts'
import { RECORD_LIMITS } from '#domain/records/record-limits.ts'
import { directionOf, LOCALES, type Localized } from '#domain/text/locale.ts'
import { useHydrated } from '#app/delivery/hydration.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Checkbox } from '#app/ui/base/field/checkbox.tsx'
import { DateField } from '#app/ui/admin/date/date-field.tsx'
import { RichTextField } from '#app/ui/admin/editor/rich-text-field.tsx'
import { GroupField } from '#app/ui/admin/form/fields/group-field.tsx'
import { PairField } from '#app/ui/admin/form/fields/pair-field.tsx'
import { FormNumber, FormSelect, FormText, FormTextArea } from '#app/ui/admin/form/fields/plain-fields.tsx'
import { valueOf, type FormValues } from '#app/ui/admin/form/form-values.ts'
import { useField, useRecordForm } from '#app/ui/admin/form/record-form-context.ts'
import { WithPlaceholders } from './placeholder-bar.tsx'
import { UploadField } from '#app/ui/admin/form/upload/upload-field.tsx'
import type { UploadedFile } from '#app/ui/admin/form/upload/uploaded-file.ts'

type ContentControlProps = {
  field: AnyField
  label: Localized
  stored: FormValues
  known: readonly UploadedFile[]
}

/** The control of a field of the site's content: each kind of field has one. */
export function ContentControl({ field, label, stored, known }: ContentControlProps) {
  const locale = useLocale()
  const words = useWords(siteContent)
  const [name = ''] = formNames(field)
  const { pair, row } = field
  const own = contentHints[name]
  if (row) return <Group field={{ ...field, row }} label={label[locale]} />
  if (pair && field.isMarkup) return <RichPair pair={pair} label={label} stored={stored} />
  if (pair) {
    const hint = own ?? ('isLines' in field ? siteContent.onePerLine : undefined)
    const rows = 'isLines' in field || 'isBlock' in field ? 4 : undefined
    const control = <PairField of={{ ...field, pair }} label={label} rows={rows} hint={hint} />
    if (!('placeholders' in field)) return control
    return (
      <WithPlaceholders names={field.placeholders as readonly string[]} pair={pair}>
        {control}
      </WithPlaceholders>
    )
  }
  const [file, kind] = Object.entries(field.files)[0] ?? []
  const labelled = { name, label: label[locale], hint: own?.[locale] }
  if (file && kind) return <UploadField {...labelled} name={file} existing={name} kind={kind} known={known} />
  if ('isAgreement' in field) return <Agreement name={name} />
  if ('isDay' in field) return <Day name={name} label={labelled.label} />
  if ('isLines' in field)
    return <FormTextArea {...labelled} rows={4} hint={labelled.hint ?? words.onePerLine} dir="auto" />
  if ('isLink' in field) return <FormText {...labelled} hint={words.linkHint} ltr maxLength={RECORD_LIMITS.address} />
  const choices = contentChoices[name]
  if (choices) {
    const options = Object.entries(choices).map(([value, text]) => ({ value, label: text[locale] }))
    return <FormSelect {...labelled} options={options} />
  }
  if (typeof field.blank === 'number' || name === 'sort_id') return <FormNumber {...labelled} />
  return <FormText {...labelled} ltr={'isColour' in field} dir={'isColour' in field ? undefined : 'auto'} />
}

/** A group that is repeated: its rows go under one name in calls, and its columns under theirs in forms. */
function Group({ field, label }: { field: AnyField & { row: Fields }; label: string }) {
  const [name = ''] = Object.keys(field.line(field.blank))
  const { labels, add } = useWords(groupWords[name] ?? NO_WORDS)
  return <GroupField name={name} of={field} label={label} labels={labels} add={add} />
}

const NO_WORDS = { labels: {}, add: { ar: '', en: '' } }

function RichPair({ pair, label, stored }: Omit<ContentControlProps, 'field' | 'known'> & { pair: Localized }) {
  return (
    <div className="bilingual editor-pair">
      {LOCALES.map((locale) => (
        <div key={locale} className="bilingual-side" lang={locale} dir={directionOf(locale)}>
          <RichTextField
            name={pair[locale]}
            locale={locale}
            label={label[locale]}
            stored={valueOf(stored, pair[locale])}
          />
        </div>
      ))}
    </div>
  )
}

function Day({ name, label }: { name: string; label: string }) {
  const { touch } = useRecordForm()
  const { value, error } = useField(name)
  return <DateField name={name} label={label} value={value} error={error} onChange={touch} />
}

/** With scripts an unticked box says so; without them it says nothing. */
function Agreement({ name }: { name: string }) {
  const { agreement } = useWords(siteContent)
  const { value, error } = useField(name)
  const [isGiven, setGiven] = useState(value === 'yes')
  const isHydrated = useHydrated()
  return (
    <div>
      {isHydrated && <input type="hidden" name={name} value={isGiven ? 'yes' : ''} />}
      <Checkbox
        name={isHydrated ? undefined : name}
        value="yes"
        defaultChecked={isGiven}
        aria-invalid={error ? true : undefined}
        onChange={(event) => setGiven(event.currentTarget.checked)}
      >
        {agreement}
      </Checkbox>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
