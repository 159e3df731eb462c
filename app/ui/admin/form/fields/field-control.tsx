import { useState, useRef, type ReactNode, type ComponentProps } from 'react'
import { contentChoices } from '#content/admin/site/content-choices.ts'
import { siteContent } from '#content/admin/site/site-content.ts'
import { mailWords } from '#content/admin/site/mail-words.ts'
import { formNames } from '#domain/fields/field.ts'
import type { SentKind } from '#domain/site/stored-file.ts'
import { inLanguage, directionOf, LOCALES, type Localized } from '#domain/text/locale.ts'
import { useHydrated } from '#app/delivery/hydration.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { DateField } from '#app/ui/admin/date/date-field.tsx'
import { RichTextField } from '#app/ui/admin/editor/rich-text-field.tsx'
import type { ControlOptions, FormView, PlacedField, RowsView } from '#app/ui/admin/form/form-view.ts'
import { wantedOf } from '#app/ui/admin/form/form-sections.ts'
import { useField, useRecordForm } from '#app/ui/admin/form/record-form-context.ts'
import { GalleryField } from '#app/ui/admin/form/upload/gallery-field.tsx'
import { UploadField } from '#app/ui/admin/form/upload/upload-field.tsx'
import type { UploadedFile } from '#app/ui/admin/form/upload/uploaded-file.ts'
import { Checkbox } from '#app/ui/base/field/checkbox.tsx'
import { valueOf } from '#app/ui/admin/form/form-values.ts'
import { Button } from '#app/ui/base/button.tsx'
import { insertPlaceholder, isTextField, type TextField } from '#app/ui/admin/site/placeholder-hint.tsx'
import { GroupField } from './group-field.tsx'
import { PairField } from './bilingual-field.tsx'
import { ProductField } from './product-input.tsx'
import { FormNumber, FormSelect, FormText, FormTextArea } from './plain-fields.tsx'
import { RowsField } from './rows-field.tsx'
import { SlugField } from './slug-field.tsx'

type FieldControlProps = {
  view: FormView
  /** The key of the field in the table. */
  at: string
  isNew: boolean
  isReadOnly: boolean
  known: readonly UploadedFile[]
  /** The names that a segment of addresses is made from, the first first. */
  slugFrom: string[]
}

/** The control of a field, which follows from its kind; some few have one of their own. */
export function FieldControl({ view, at, isNew, isReadOnly, known, slugFrom }: FieldControlProps) {
  const locale = useLocale()
  const words = useWords(siteContent)
  const field = view.fields[at]!
  const label = view.labels[at]!
  const hint = view.hints?.[at]
  const Own = view.controls?.[at]
  if (Own) return <Own {...{ field, label, hint, isNew, isReadOnly, known }} />
  const { ltr, lines, isNumber, isUnwanted, isWanted, problems, ...options } = view.options?.[at] ?? {}
  const [name = ''] = formNames(field)
  const { pair, row, input } = field
  const rows = view.rows?.[at]
  if (rows) return <OwnRows name={name.replace('[]', '')} label={label[locale]} hint={hint?.[locale]} {...rows} />
  if (row) {
    const { labels, add } = inLanguage(view.groups?.[at] ?? { labels: {}, add: label }, locale)
    return (
      <GroupField
        {...{ name: Object.keys(field.takes)[0]!, of: { row }, label: label[locale], labels, add }}
        choices={view.choices}
      />
    )
  }
  if (pair && field.isMarkup) return <RichPair pair={pair} label={label} />
  if (pair) return <Pair {...{ field: { ...field, pair }, label, hint, lines, isUnwanted, isWanted }} />
  const files = Object.entries(field.files)
  if (files.length > 0)
    return <Files {...{ files, field, known, problems }} label={label[locale]} hint={hint?.[locale]} />
  const labelled = {
    ...input,
    ...options,
    ...(isReadOnly && { readOnly: true }),
    name,
    label: label[locale],
    hint: hint?.[locale],
  }
  if (at === 'slug') return <SlugField name={name} from={slugFrom} required={options.required ?? true} />
  if ('isProduct' in field) {
    return <ProductField name={name} label={labelled.label} hint={labelled.hint} required={options.required} />
  }
  if ('isAgreement' in field) return <Agreement name={name} />
  if ('isDay' in field || options.type === 'date') return <Day name={name} label={labelled.label} />
  if ('isLines' in field || lines !== undefined) {
    const { type: _type, ...area } = labelled
    const dir = ltr ? 'ltr' : 'auto'
    return <FormTextArea {...area} rows={lines ?? 4} hint={area.hint ?? words.onePerLine} dir={dir} />
  }
  if ('isLink' in field) return <FormText {...labelled} hint={words.linkHint} ltr />
  const choices = view.choices?.[name] ?? contentChoices[name]
  if (choices) return <FormSelect {...labelled} options={optionsOf(field, inLanguage(choices, locale))} />
  const isFigure = isNumber ?? (input !== undefined && input.maxLength === undefined)
  if (isFigure || name === 'sort_id') return <FormNumber {...labelled} />
  if ('isColour' in field) return <ColourField {...labelled} />
  return <FormText {...labelled} {...(ltr ? { ltr: true } : { dir: 'auto' })} />
}

/** A flag says yes first, a list of values goes as it is written. */
function optionsOf({ blank }: PlacedField, choices: Readonly<Record<string, string>>) {
  const options = Object.entries(choices).map(([value, label]) => ({ value, label }))
  return typeof blank === 'boolean' ? options.toReversed() : options
}

type PairProps = { field: PlacedField & { pair: Localized }; label: Localized; hint: Localized | undefined } & Pick<
  ControlOptions,
  'lines' | 'isUnwanted' | 'isWanted'
>

function Pair({ field, label, hint, lines, isUnwanted, isWanted }: PairProps) {
  const isBlock = 'isLines' in field || 'isBlock' in field
  const own = hint ?? ('isLines' in field ? siteContent.onePerLine : undefined)
  const of = { ...field, wanted: wantedOf(field, { isUnwanted, isWanted }) }
  const control = <PairField of={of} label={label} rows={lines ?? (isBlock ? 4 : undefined)} hint={own} />
  if (!('placeholders' in field)) return control
  return (
    <WithPlaceholders names={field.placeholders as readonly string[]} pair={field.pair}>
      {control}
    </WithPlaceholders>
  )
}

/** Two editors side by side, each with a bar and a state of its own. */
function RichPair({ pair, label }: { pair: Localized; label: Localized }) {
  const { saved } = useRecordForm()
  return (
    <div className="bilingual editor-pair">
      {LOCALES.map((locale) => (
        <div key={locale} className="bilingual-side" lang={locale} dir={directionOf(locale)}>
          <RichTextField
            name={pair[locale]}
            locale={locale}
            label={label[locale]}
            stored={valueOf(saved, pair[locale])}
          />
        </div>
      ))}
    </div>
  )
}

type FilesProps = {
  files: [string, SentKind][]
  field: PlacedField
  label: string
  hint: string | undefined
  known: readonly UploadedFile[]
  problems: string | undefined
}

function Files({ files, field, label, hint, known, problems }: FilesProps) {
  const names = formNames(field)
  return files.map(([name, kind], at) => {
    const existing = names[at]!
    const shared = { label, known, problems }
    return name.endsWith('[]') ? (
      <GalleryField key={name} {...shared} name={existing} uploadName={name} />
    ) : (
      <UploadField key={name} {...shared} hint={hint} name={name} existing={existing} kind={kind} />
    )
  })
}

/** Rows that no call sends under one name. */
function OwnRows({
  name,
  label,
  hint,
  columns,
  add,
}: RowsView & { name: string; label: string; hint?: string | undefined }) {
  const locale = useLocale()
  const { error } = useField(name)
  return (
    <div>
      <RowsField label={label} columns={columns(locale)} add={add[locale]} error={error} />
      {hint && <p className="field-hint">{hint}</p>}
    </div>
  )
}

function Day({ name, label }: { name: string; label: string }) {
  const { touch } = useRecordForm()
  const { value, error } = useField(name)
  return <DateField name={name} label={label} value={value} error={error} isMonthFirst onChange={touch} />
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

/** A pair of fields with buttons that write into the one last used what its text may name in braces. */
function WithPlaceholders({
  names,
  pair,
  children,
}: {
  names: readonly string[]
  pair: Localized
  children: ReactNode
}) {
  const { insert } = useWords(mailWords)
  const locale = useLocale()
  const place = useRef<HTMLDivElement>(null)
  const last = useRef<TextField | null>(null)

  function write(name: string) {
    const field = last.current ?? place.current?.querySelector<TextField>(`[name="${pair[locale]}"]`)
    if (field) insertPlaceholder(field, name)
  }

  return (
    <div ref={place} onFocusCapture={({ target }) => isTextField(target) && (last.current = target)}>
      {children}
      <div className="placeholder-bar needs-scripts">
        <span className="text-xs text-ink-3">{insert}</span>
        {names.map((name) => (
          <Button key={name} kind="quiet" small onClick={() => write(name)}>
            <bdi dir="ltr">{`{${name}}`}</bdi>
          </Button>
        ))}
      </div>
    </div>
  )
}

const WHOLE = /^#[0-9a-f]{6}$/i

/** A colour as `#rrggbb`, typed or picked. It may be empty, which the control of browsers cannot be. */
function ColourField({ onInput: _own, ...props }: ComponentProps<typeof FormText>) {
  const words = useWords(siteContent)
  const { value } = useField(props.name)
  const text = useRef<HTMLInputElement>(null)
  const [colour, setColour] = useState(value)
  return (
    <div className="colour-field">
      <FormText {...props} ref={text} ltr onInput={({ currentTarget }) => setColour(currentTarget.value.trim())} />
      <input
        type="color"
        aria-label={words.pickColour(props.label)}
        data-empty={colour === '' || undefined}
        value={WHOLE.test(colour) ? colour : '#ffffff'}
        onChange={({ currentTarget }) => {
          text.current!.value = currentTarget.value
          text.current!.dispatchEvent(new Event('input', { bubbles: true }))
        }}
      />
    </div>
  )
}
