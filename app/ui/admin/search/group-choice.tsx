import { synonymsWords } from '#content/admin/search.ts'
import type { SynonymEntry } from '#domain/search/synonym-form.ts'
import { synonymsEditPath } from '#domain/accounts/staff-paths.ts'
import { useWords } from '#app/locale.ts'
import { ChipLink } from '#app/ui/base/chip.tsx'
import { useBeside } from '#app/ui/admin/records/use-beside.ts'
import { Group } from '#app/ui/admin/group.tsx'

type Beside = { name?: string; groups?: Pick<SynonymEntry, 'id' | 'words'>[] }

/** The groups that a name can be added to in place of a new one. */
export function GroupChoice() {
  const { name, groups = [] } = useBeside<Beside>()
  const { title, text } = useWords(synonymsWords.existing)
  if (groups.length === 0) return null
  return (
    <Group title={title} text={text}>
      <ul className="admin-chips">
        {groups.map(({ id, words }) => (
          <li key={id}>
            <ChipLink to={synonymsEditPath(id, name)}>
              <bdi>{words.slice(0, SHOWN).join(' · ')}</bdi>
            </ChipLink>
          </li>
        ))}
      </ul>
    </Group>
  )
}

/** So many names tell a group from the others. */
const SHOWN = 2
