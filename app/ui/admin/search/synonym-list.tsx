import { synonymsWords } from '#content/admin/search.ts'
import type { SynonymEntry } from '#domain/search/synonym-form.ts'
import { synonymsEditPath } from '#domain/accounts/staff-paths.ts'
import { useWords } from '#app/locale.ts'
import { Chip } from '#app/ui/base/chip.tsx'
import { RecordActions } from '#app/ui/admin/record-actions.tsx'

/** Groups of names that mean the same, with the way to their form. */
export function SynonymList({ groups }: { groups: SynonymEntry[] }) {
  const words = useWords(synonymsWords)
  return (
    <div className="card">
      <ul className="admin-rows">
        {groups.map(({ id, words: names }) => (
          <li key={id} className="admin-row">
            <Names names={names} />
            <RecordActions edit={synonymsEditPath(id)} id={id} name={names[0] ?? ''} words={words} />
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
