import { useId } from 'react'
import { Link } from 'react-router'
import { choiceLabel, columnLabel, fieldLabel } from '#content/admin/record-fields.ts'
import { compareWords } from '#content/admin/versions.ts'
import type { ComparedField as Field, ComparedPart } from '#domain/records/compare/compare-content.ts'
import { isChanged } from '#domain/records/compare/piece.ts'
import { recordKind, type RecordKindName } from '#domain/kinds.ts'
import { directionOf, type Localized } from '#domain/text/locale.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Badge, type BadgeTone } from '#app/ui/base/badge.tsx'
import { Change, ComparedText } from './compared-text.tsx'
import { Table } from '#app/ui/base/list/table.tsx'
import { FileText } from 'lucide-react'
import type { ListChange, CellChange, RowChange } from '#domain/records/compare/compare-list.ts'
import { fileUrl, isRemote } from '#domain/site/picture.ts'
import type { FileKind } from '#domain/site/stored-file.ts'
import { Ltr } from '#app/ui/base/ltr.tsx'

const STATE_TONES: Record<'added' | 'removed' | 'moved' | 'changed' | 'same', BadgeTone> = {
  added: 'ok',
  removed: 'red',
  moved: 'neutral',
  changed: 'warn',
  same: 'neutral',
}

type ComparedFieldProps = { field: Field; kind: RecordKindName; names: Record<string, Localized>; all: boolean }

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

/** What of a field is compared; its two languages stand beside each other where there is room. */
export function ComparedParts({ kind, field: { parts }, names, all, label }: ComparedFieldProps & { label: string }) {
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

/** A value in words: of another record its name, which leads there as long as it is there. */
function Choice({ kind, name, value, names }: Pick<ValueProps, 'kind' | 'names'> & { name: string; value: string }) {
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

/** A table of rows, each with what became of it; of a cell that changed, what it said and what it says. */
function ComparedRows({ rows, label, all }: { rows: RowChange[]; label: string; all: boolean }) {
  const words = useWords(compareWords)
  const locale = useLocale()
  const shown = all ? rows : rows.filter(({ as, moved }) => as !== 'same' || moved)
  const names = [...new Set(shown.flatMap(({ cells }) => cells.map(({ column }) => column)))]
  const columns = [
    { key: 'state', label: words.states.changed },
    ...names.map((key) => ({ key, label: columnLabel(key)?.[locale] ?? key })),
  ]
  return (
    <div className="overflow-x-auto">
      <Table
        caption={label}
        columns={columns}
        rows={shown.map((row, at) => ({
          key: String(at),
          state: <RowState {...row} />,
          ...Object.fromEntries(
            row.cells.map((cell) => [cell.column, <Cell key={cell.column} {...cell} as={row.as} />]),
          ),
        }))}
      />
    </div>
  )
}

function RowState({ as, moved }: RowChange) {
  const { states } = useWords(compareWords)
  return (
    <span className="cluster-4">
      {(as !== 'same' || !moved) && <Badge tone={STATE_TONES[as]}>{states[as]}</Badge>}
      {moved && <Badge>{states.moved}</Badge>}
    </span>
  )
}

function Cell({ column, before, after, as }: CellChange & Pick<RowChange, 'as'>) {
  const locale = useLocale()
  const said = (value: string) => <bdi>{choiceLabel(column, value)?.[locale] ?? value}</bdi>
  if (as === 'added') return <Change as="added">{said(after)}</Change>
  if (as === 'removed') return <Change as="removed">{said(before)}</Change>
  if (before === after) return said(after)
  return (
    <>
      {before !== '' && <Change as="removed">{said(before)}</Change>}{' '}
      {after !== '' && <Change as="added">{said(after)}</Change>}
    </>
  )
}

/** A list of words: what came into it, left it or stands elsewhere. */
function ComparedList({ items }: { items: ListChange[] }) {
  const { states } = useWords(compareWords)
  return (
    <ul className="compared-list">
      {items.map(({ as, value }, at) => (
        <li key={at} data-as={as}>
          {as === 'added' || as === 'removed' ? (
            <Change as={as}>
              <bdi>{value}</bdi>
            </Change>
          ) : (
            <bdi>{value}</bdi>
          )}
          {as === 'moved' && <Badge>{states.moved}</Badge>}
        </li>
      ))}
    </ul>
  )
}

/** Pictures are shown, documents are linked; each with what became of it. */
function ComparedFiles({ items, kind, label }: { items: ListChange[]; kind: FileKind; label: string }) {
  const words = useWords(compareWords)
  if (items.length === 0) return <p className="compared-empty">{words.empty}</p>
  return (
    <ul className="compared-files">
      {items.map(({ as, value }, at) => (
        <li key={at} data-as={as}>
          <a href={fileUrl(value)} target="_blank" rel="noreferrer">
            {kind === 'image' && !isRemote(value) ? (
              <img src={fileUrl(value)} alt={`${label}, ${at + 1}`} width={132} height={104} loading="lazy" />
            ) : (
              <span className="compared-file">
                <FileText />
                <Ltr>{isRemote(value) ? value : `${label} ${kind === 'pdf' ? 'PDF' : ''}`}</Ltr>
              </span>
            )}
          </a>
          <Badge tone={STATE_TONES[as]}>{words.states[as]}</Badge>
        </li>
      ))}
    </ul>
  )
}
