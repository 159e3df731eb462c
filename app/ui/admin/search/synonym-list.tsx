import { synonymsWords } from '../../../../content/admin/search.ts'
import type { SynonymEntry } from '../../../../domain/search/synonym-form.ts'
import { useWords } from '../../../locale.ts'
import { ButtonLink } from '../../base/button.tsx'
import { Chip } from '../../base/chip.tsx'
import { AskedTwice, StepForm } from '../users/step-form.tsx'
import { synonymsEditPath } from './search-admin-path.ts'

/** Groups of names that mean the same, with the way to their form. */
export function SynonymList({ groups }: { groups: SynonymEntry[] }) {
  const words = useWords(synonymsWords)
  return (
    <div className="admin-group">
      <ul className="admin-rows">
        {groups.map(({ id, words: names }) => (
          <li key={id} className="admin-row">
            <Names names={names} />
            <div className="admin-row-actions">
              <ButtonLink to={synonymsEditPath(id)} kind="outline" small aria-label={words.editNamed(names[0] ?? '')}>
                {words.edit}
              </ButtonLink>
              <AskedTwice verb={words.remove} question={words.removeQuestion}>
                <StepForm intent="remove" id={id} submit={words.remove} kind="danger" />
              </AskedTwice>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Names({ names }: { names: string[] }) {
  return (
    <ul className="admin-row-facts grow">
      {names.map((name) => (
        <li key={name}>
          <Chip quiet>
            <bdi>{name}</bdi>
          </Chip>
        </li>
      ))}
    </ul>
  )
}
