import { useId, useRef, useState, type ComponentProps, type MouseEvent } from 'react'
import { adminForm } from '#content/admin/form.ts'
import { type Locale, type Localized, directionOf, LOCALES, otherLocale } from '#domain/text/locale.ts'
import { filledIn } from '#domain/products/filled-in.ts'
import type { AnyField } from '#domain/fields/field.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { FieldFrame } from '#app/ui/base/field/field-frame.tsx'
import { isTextField } from '#app/ui/admin/site/placeholder-hint.tsx'
import { useRecordForm } from '#app/ui/admin/form/record-form-context.ts'
import { valueOf } from '#app/ui/admin/form/form-values.ts'
import { optionsOf } from '#app/ui/base/field/text-field.tsx'

type BilingualFieldProps = {
  /** The names of the two fields. */
  names: Localized
  /** Each side is labelled in its own language. */
  label: Localized
  hint?: Localized
  required?: boolean
  /** Marks a side that is empty, or none. Where nothing is said a side is marked when the other one says something. */
  wanted?: boolean
  /** A text of several lines, this many of them at first. */
  rows?: number
  maxLength?: number
  /** Offered while typing into a field of one line. */
  suggestions?: Localized<string[]>
}

/** A text in both languages, side by side: Arabic where the page begins, English beside it. */
export function BilingualField({ names, wanted, ...rest }: BilingualFieldProps) {
  const { start, errors } = useRecordForm()
  const value = { ar: valueOf(start, names.ar), en: valueOf(start, names.en) }
  const [filled, setFilled] = useState({ ar: isText(value.ar), en: isText(value.en) })
  const isMissing = (locale: Locale) => !filled[locale] && (wanted ?? (filled.ar || filled.en))
  const [made, setMade] = useState<Locale | null>(null)
  const fill = ({ form, value: typed }: HTMLInputElement, from: Locale) => {
    const locale = otherLocale(from)
    const text = filled[locale] ? null : filledIn(typed, locale)
    const target = text !== null && form?.querySelector<HTMLInputElement>(`[name="${names[locale]}"]`)
    if (!target) return
    write(target, text)
    setMade(locale)
  }
  return (
    <div className="bilingual">
      {LOCALES.map((locale) => (
        <OneSide
          key={locale}
          {...rest}
          locale={locale}
          name={names[locale]}
          missing={isMissing(locale)}
          other={!filled[locale] && filled[otherLocale(locale)] ? names[otherLocale(locale)] : null}
          value={value[locale]}
          error={errors[names[locale]]?.[locale]}
          isMade={made === locale}
          onText={(text) => {
            setFilled((last) => ({ ...last, [locale]: isText(text) }))
            setMade(null)
          }}
          onTyped={(field) => fill(field, locale)}
        />
      ))}
    </div>
  )
}

function isText(value: string): boolean {
  return value.trim() !== ''
}

type SideProps = Omit<BilingualFieldProps, 'names' | 'wanted'> & {
  locale: Locale
  name: string
  missing: boolean | undefined
  /** The field of the other language, where that alone has a text. */
  other: string | null
  value: string
  error: string | undefined
  /** It was filled in from the other side. */
  isMade: boolean
  onText: (text: string) => void
  /** A line that was typed is left. */
  onTyped: (field: HTMLInputElement) => void
}

function OneSide(props: SideProps) {
  const { locale, name, label, hint, required, missing, other, rows, maxLength, suggestions, value, error } = props
  const { isMade, onText, onTyped } = props
  const list = useId()
  const isTyped = useRef(false)
  const shared = {
    name,
    required,
    maxLength,
    defaultValue: value,
    className: 'control',
    onInput: (event: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) => {
      isTyped.current = true
      onText(event.currentTarget.value)
    },
  } satisfies ComponentProps<'input'> & ComponentProps<'textarea'>
  const leave = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    if (isTyped.current) onTyped(currentTarget)
    isTyped.current = false
  }
  return (
    <div className="bilingual-side" lang={locale} dir={directionOf(locale)}>
      <FieldFrame
        label={label[locale]}
        hint={hint?.[locale]}
        error={error}
        tags={
          <>
            {other !== null && <CopyButton locale={locale} from={other} to={name} />}
            <span role="status">{isMade && <Badge tone="ok">{adminForm.filledTag[locale]}</Badge>}</span>
            <LanguageTags locale={locale} missing={missing} />
          </>
        }
      >
        {(control) =>
          rows === undefined ? (
            <input type="text" list={suggestions && list} {...shared} {...control} onBlur={leave} />
          ) : (
            <textarea rows={rows} {...shared} {...control} />
          )
        }
      </FieldFrame>
      {suggestions && (
        <datalist id={list}>{optionsOf(suggestions[locale], (suggestion) => [suggestion, suggestion])}</datalist>
      )}
    </div>
  )
}

/** As if it were typed. */
function write(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A name that is the same in both languages, or a text to translate, is not typed again. */
function CopyButton({ locale, from, to }: { locale: Locale; from: string; to: string }) {
  const { isFixed } = useRecordForm()
  if (isFixed) return null
  function copy({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    const [source = null, target = null] = [from, to].map((name) => form?.querySelector(`[name="${name}"]`))
    if (!isTextField(source) || !isTextField(target)) return
    write(target, source.value)
    target.focus()
  }
  return (
    <button type="button" className="copy-other needs-scripts" onClick={copy}>
      {adminForm.copyOther[locale]}
    </button>
  )
}

/** Beside a label: which language the field is in, and that it lacks its text. */
export function LanguageTags({ locale, missing }: { locale: Locale; missing: boolean | undefined }) {
  const { languageTag, missingTag } = adminForm
  return (
    <>
      <Badge>{languageTag[locale]}</Badge>
      {missing && <Badge tone="warn">{missingTag[locale]}</Badge>}
    </>
  )
}

type PairFieldProps = Omit<ComponentProps<typeof BilingualField>, 'names' | 'required' | 'wanted' | 'maxLength'> & {
  of: Pick<AnyField, 'most' | 'needs'> & { pair: Localized; wanted?: boolean }
}

/** A text in both languages, as the table of the record's fields has it. */
export function PairField({ of: { pair, most, needs, wanted }, ...rest }: PairFieldProps) {
  return <BilingualField names={pair} required={needs.length > 0} wanted={wanted} maxLength={most} {...rest} />
}
