import { useEffect, useRef, useState, type ReactNode } from 'react'
import { adminForm } from '#content/admin/form.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { useHydrated } from '#app/delivery/hydration.ts'
import type { FieldGroup } from '#app/ui/admin/form/form-sections.ts'
import type { FormValues } from '#app/ui/admin/form/form-values.ts'
import type { Encounter } from './use-versions.ts'
import { CodedText } from '#app/ui/base/code.tsx'
import { textOfMarkup } from '#domain/text/markup-text.ts'
import { Radio } from '#app/ui/base/field/checkbox.tsx'

const SIDES: Side[] = ['mine', 'theirs']
const MOST_SHOWN = 3000

type StalePanelProps = {
  encounter: Encounter
  /** Puts fields into the form as they stand in `source`. */
  onChoose: (source: FormValues, groups: FieldGroup[]) => void
}

/** Somebody else saved meanwhile: every field that both changed, in both versions, of which one is chosen. */
export function StalePanel({ encounter, onChoose }: StalePanelProps) {
  const words = useWords(adminForm).stale
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<Record<string, Side>>({})
  const { collisions } = encounter

  function choose(side: Side, groups: FieldGroup[]) {
    setChosen((last) => ({ ...last, ...Object.fromEntries(groups.map(({ label }) => [label, side])) }))
    onChoose(encounter[side], groups)
  }

  if (collisions.length === 0) return <Panel title={words.title} text={words.nothing} />
  return (
    <Panel title={words.title} text={isHydrated ? words.text : words.textPlain}>
      {isHydrated && (
        <div className="form-notice-actions">
          <Button small kind="outline" onClick={() => choose('mine', collisions)}>
            {words.allMine}
          </Button>
          <Button small kind="outline" onClick={() => choose('theirs', collisions)}>
            {words.allTheirs}
          </Button>
        </div>
      )}
      {collisions.map((group) => (
        <StaleField
          key={group.label}
          group={group}
          encounter={encounter}
          chosen={isHydrated ? (chosen[group.label] ?? 'mine') : null}
          onChoose={(side) => choose(side, [group])}
        />
      ))}
    </Panel>
  )
}

/** Takes the focus when it comes: saving did not do what was wanted. */
function Panel({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <section ref={panel} tabIndex={-1} className="stale-panel" aria-label={title}>
      <h2 className="text-card">{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  )
}

type Side = 'mine' | 'theirs'

type StaleFieldProps = {
  group: FieldGroup
  encounter: Encounter
  /** Null where nothing can be chosen, because scripts do not run. */
  chosen: Side | null
  onChoose: (side: Side) => void
}

function StaleField({ group, encounter, chosen, onChoose }: StaleFieldProps) {
  const words = useWords(adminForm).stale
  return (
    <fieldset className="stale-field">
      <legend>{group.label}</legend>
      {SIDES.map((side) => (
        <div key={side} className="stale-version">
          {chosen === null ? (
            <span className="field-label">{words[side]}</span>
          ) : (
            // Belongs to no form: the choice is written into the fields themselves.
            <Radio form="" name={`stale ${group.label}`} checked={chosen === side} onChange={() => onChoose(side)}>
              {words[side]}
            </Radio>
          )}
          <p dir="auto">
            <CodedText text={textOf(encounter[side], group) || words.empty} />
          </p>
        </div>
      ))}
    </fieldset>
  )
}

/** A group as one text: the cells of a row beside one another. */
function textOf(values: FormValues, { names, isMarkup, cell, rows: table }: FieldGroup): string {
  const said = (text: string) => table?.words[text] ?? text
  const all = names.map((name) => (values[name] ?? []).map(said))
  const columns = cell === undefined ? all : all.map((column) => [column[cell] ?? ''])
  const rows = Array.from({ length: Math.max(...columns.map((column) => column.length)) }, (_, row) =>
    columns
      .map((column) => column[row] ?? '')
      .filter(Boolean)
      .join(' · '),
  )
  const text = rows.filter(Boolean).join('\n')
  return isMarkup ? textOfMarkup(text) : text.slice(0, MOST_SHOWN)
}
