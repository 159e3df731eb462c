import { useEffect, useRef, useState, type ReactNode } from 'react'
import { adminForm } from '#content/admin/form.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { useHydrated } from '#app/delivery/hydration.ts'
import type { FieldGroup } from '#app/ui/admin/form/form-sections.ts'
import type { FormValues } from '#app/ui/admin/form/form-values.ts'
import { StaleField, type Side } from '#app/ui/admin/form/fields/stale-field.tsx'
import type { Encounter } from './use-versions.ts'

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
