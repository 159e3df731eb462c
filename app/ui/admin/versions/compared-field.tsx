import { useId } from 'react'
import { Link } from 'react-router'
import { choiceLabel, columnLabel, fieldLabel } from '#content/admin/record-fields.ts'
import { compareWords } from '#content/admin/versions.ts'
import type { ComparedField as Field, ComparedPart } from '#domain/records/compare/compare-content.ts'
import { isChanged } from '#domain/records/compare/piece.ts'
import { recordKind, type RecordKindName } from '#domain/records/record-kinds.ts'
import { directionOf, type Localized } from '#domain/text/locale.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { ComparedFiles, ComparedList } from './compared-list.tsx'
import { ComparedRows } from './compared-rows.tsx'
import { Change, ComparedText } from './compared-text.tsx'

type ComparedFieldProps = { field: Field; kind: RecordKindName; names: Record<string, Localized>; all: boolean }

/** One field of two versions. */
export function ComparedField({ kind, field, names, all }: ComparedFieldProps) {
  const words = useWords(compareWords)
  const locale = useLocale()
  const id = useId()
  const { key, parts } = field
  const label = fieldLabel(kind, key)?.[locale] ?? key
  return (
    <section className="card stack-12 grid-cols-1" aria-labelledby={id}>
      <div className="compared-head">
        <h2 id={id}>{label}</h2>
        {!field.isChanged && <Badge>{words.unchanged}</Badge>}
      </div>
      {parts.length === 0 && <p className="compared-empty">{words.empty}</p>}
      <ComparedParts {...{ kind, field, names, all, label }} />
    </section>
  )
}

type ComparedPartsProps = ComparedFieldProps & { label: string }

/** What of a field is compared; its two languages stand beside each other where there is room. */
export function ComparedParts({ kind, field: { parts }, names, all, label }: ComparedPartsProps) {
  const words = useWords(compareWords)
  const locale = useLocale()
  const isOne = parts.length === 1 && parts[0]?.locale === null
  return (
    <div className="compared-parts" data-one={isOne || undefined}>
      {parts.map((part) => (
        <div
          key={part.name}
          className="compared-part"
          dir={part.locale === null ? undefined : directionOf(part.locale)}
        >
          {!isOne && <h3>{partLabel(part, label)}</h3>}
          <Value part={part} kind={kind} names={names} all={all} label={label} />
        </div>
      ))}
    </div>
  )

  function partLabel({ locale: language, name }: ComparedPart, whole: string): string {
    if (language !== null) return language === 'ar' ? words.arabic : words.english
    return columnLabel(name)?.[locale] ?? whole
  }
}

type ValueProps = Pick<ComparedFieldProps, 'kind' | 'names' | 'all'> & { part: ComparedPart; label: string }

function Value({ part, kind, names, all, label }: ValueProps) {
  if (part.as === 'text') {
    return <ComparedText pieces={part.pieces} locale={part.locale} changed={!all || part.pieces.some(isChanged)} />
  }
  if (part.as === 'list') return <ComparedList items={part.items} />
  if (part.as === 'files') return <ComparedFiles items={part.items} kind={part.kind} label={label} />
  if (part.as === 'rows') return <ComparedRows rows={part.rows} label={label} all={all} />
  return (
    <p className="compared-choice">
      {part.before === part.after ? (
        <Choice kind={kind} name={part.name} value={part.after} names={names} />
      ) : (
        <>
          {part.before !== '' && (
            <Change as="removed">
              <Choice kind={kind} name={part.name} value={part.before} names={names} />
            </Change>
          )}
          {part.after !== '' && (
            <Change as="added">
              <Choice kind={kind} name={part.name} value={part.after} names={names} />
            </Change>
          )}
        </>
      )}
    </p>
  )
}

type ChoiceProps = Pick<ValueProps, 'kind' | 'names'> & { name: string; value: string }

/** A value in words: of another record its name, which leads there as long as it is there. */
function Choice({ kind, name, value, names }: ChoiceProps) {
  const locale = useLocale()
  const words = useWords(compareWords)
  const { refersTo } = recordKind(kind)
  const referred = Object.hasOwn(refersTo, name) ? refersTo[name] : undefined
  if (value === '') return words.empty
  if (referred === undefined) return choiceLabel(name, value)?.[locale] ?? value
  const found = names[`${referred}/${value}`]
  if (!found) return `${value} (${words.noName})`
  return <Link to={recordKind(referred).form(value)}>{found[locale]}</Link>
}
