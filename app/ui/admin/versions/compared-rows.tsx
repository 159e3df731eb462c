import { choiceLabel, columnLabel } from '#content/admin/record-fields.ts'
import { compareWords } from '#content/admin/versions.ts'
import type { CellChange, RowChange } from '#domain/records/compare/compare-rows.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Table } from '#app/ui/base/list/table.tsx'
import { STATE_TONES } from './compared-list.tsx'
import { Change } from './compared-text.tsx'

/** A table of rows, each with what became of it; of a cell that changed, what it said and what it says. */
export function ComparedRows({ rows, label, all }: { rows: RowChange[]; label: string; all: boolean }) {
  const words = useWords(compareWords)
  const locale = useLocale()
  const shown = all ? rows : rows.filter(({ as, moved }) => as !== 'same' || moved)
  const names = [...new Set(shown.flatMap(({ cells }) => cells.map(({ column }) => column)))]
  const columns = [
    { key: 'state', label: words.states.changed },
    ...names.map((key) => ({ key, label: columnLabel(key)?.[locale] ?? key })),
  ]
  return (
    <div className="compared-rows">
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
