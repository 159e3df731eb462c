import type { Act } from '#domain/accounts/permissions.ts'
import { EditLink } from './edit-link.tsx'
import { IfMay } from './use-may.tsx'
import { AskedTwice, StepForm } from './users/step-form.tsx'

type RecordActionsProps = {
  /** Where its form stands. */
  edit: string
  /** By which the deletion names it. */
  id: string
  /** What it is called, for whoever hears the link alone. */
  name: string
  /** The right to delete it. */
  act: Act
  words: { edit: string; editNamed: (name: string) => string; remove: string; removeQuestion: string }
}

/** What can be done with a record of a list: change it, or delete it after a second press. */
export function RecordActions({ edit, id, name, act, words }: RecordActionsProps) {
  return (
    <div className="admin-row-actions">
      <EditLink to={edit} label={words.editNamed(name)} name={name} writes={act}>
        {words.edit}
      </EditLink>
      <IfMay act={act}>
        <AskedTwice verb={words.remove} question={words.removeQuestion}>
          <StepForm intent="remove" id={id} submit={words.remove} kind="danger" />
        </AskedTwice>
      </IfMay>
    </div>
  )
}
