import { useCallback, useState } from 'react'
import { namesOf, type FieldGroup, type FormSection } from '#app/ui/admin/form/form-sections.ts'
import { isSame, type FormValues } from '#app/ui/admin/form/form-values.ts'
import { mergeVersions, withGroup } from './merge-versions.ts'
import type { SaveAnswer } from '#app/ui/admin/form/save-answer.ts'

/** What another person saved meanwhile, and the fields that both changed. */
export type Encounter = { mine: FormValues; theirs: FormValues; collisions: FieldGroup[] }

type Versions = {
  /** What counts as saved. */
  saved: FormValues
  version: number | null
  start: FormValues
  beginning: number
  encounter: Encounter | null
}

type Options = {
  values: FormValues
  version: number | null
  posted: SaveAnswer | undefined
  sections: readonly FormSection[]
}

/** The versions of a record that meet in its form: what is saved, what its fields begin with, and another person's. */
export function useVersions({ values, version, posted, sections }: Options) {
  const [state, setState] = useState<Versions>(() => begin({ values, version, posted, sections }))

  const restart = useCallback((start: FormValues) => {
    setState((last) => ({ ...last, start, beginning: last.beginning + 1 }))
  }, [])

  const meet = useCallback(
    (stale: Extract<SaveAnswer, { kind: 'stale' }>, mine: FormValues) => {
      setState((last) => {
        const versions = { base: last.saved, mine, theirs: stale.current }
        const { merged, theirs, collisions } = mergeVersions(versions, groupsOf(sections))
        const beginning = last.beginning + 1
        return {
          saved: stale.current,
          version: stale.version,
          start: merged,
          beginning,
          encounter: { mine: merged, theirs, collisions },
        }
      })
    },
    [sections],
  )

  /**
   * The form stays open behind its save, and the record stands otherwise now: as it was sent, tidied, or as an undo left
   * it. What was typed since stays.
   */
  const settle = useCallback(
    (given: { sent: FormValues | null; current: FormValues }, record: Pick<Options, 'values' | 'version'>) => {
      setState((last) => {
        const { sent, current } = given
        const theirs = record.values
        const { merged } = mergeVersions({ base: sent ?? last.saved, mine: current, theirs }, groupsOf(sections))
        const isAsTyped = isSame(merged, current, namesOf(sections))
        return {
          saved: theirs,
          version: record.version,
          start: isAsTyped ? last.start : merged,
          beginning: isAsTyped ? last.beginning : last.beginning + 1,
          encounter: null,
        }
      })
    },
    [sections],
  )

  /** Puts one group of fields into the form as somebody else or the person here has it. */
  const choose = useCallback((current: FormValues, source: FormValues, groups: FieldGroup[]) => {
    setState((last) => ({
      ...last,
      start: groups.reduce((all, group) => withGroup(all, source, group), current),
      beginning: last.beginning + 1,
    }))
  }, [])

  return { ...state, restart, meet, settle, choose }
}

/** A form that was sent without scripts begins with what was typed; then nobody knows what it had begun with. */
function begin({ values, version, posted, sections }: Options): Versions {
  const fresh = { saved: values, version, start: values, beginning: 0, encounter: null }
  if (posted?.kind === 'refused') return { ...fresh, start: posted.values }
  if (posted?.kind !== 'stale') return fresh
  const { current: theirs, values: mine } = posted
  const collisions = groupsOf(sections).filter(({ names }) => !isSame(mine, theirs, names))
  const encounter = { mine, theirs, collisions }
  return { saved: theirs, version: posted.version, start: mine, beginning: 0, encounter }
}

function groupsOf(sections: readonly FormSection[]): FieldGroup[] {
  return sections.flatMap(({ fields }) => fields)
}
