import { Link } from 'react-router'
import { mediaWords } from '#content/admin/media/media.ts'
import { BIN_PATH, versionsPath } from '#domain/accounts/staff-paths.ts'
import type { FilePlace, MediaFile } from '#domain/media/media-file.ts'
import { binSearch } from '#domain/records/lists/bin-query.ts'
import { recordKind } from '#domain/records/record-kinds.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Group } from '#app/ui/admin/group.tsx'
import { GoesOn } from './media-list.tsx'

type PlacesGroupProps = { file: MediaFile; places: FilePlace[]; now: string }

/** Every record that shows the file, now or once. */
export function PlacesGroup({ file, places, now }: PlacesGroupProps) {
  const words = useWords(mediaWords)
  return (
    <Group title={words.usedIn}>
      {places.length === 0 ? (
        <p>
          {words.usedNowhere} <GoesOn file={file} now={now} />
        </p>
      ) : (
        <Places places={places} />
      )}
    </Group>
  )
}

export function Places({ places }: { places: FilePlace[] }) {
  const words = useWords(mediaWords).places
  const locale = useLocale()
  return (
    <ul className="media-places">
      {places.map((place) => (
        <li key={`${place.key} ${place.where}`}>
          <span className="admin-row-quiet">{recordKind(place.kind).name[locale]}</span>
          <Link to={pathOf(place)}>
            <bdi>{place.name[locale]}</bdi>
          </Link>
          {place.where !== 'site' && <Badge>{words[place.where]}</Badge>}
        </li>
      ))}
    </ul>
  )
}

function pathOf({ where, kind, id, name, number }: FilePlace): string {
  if (where === 'bin') return BIN_PATH + binSearch({ search: name.en || id, kind, page: 1 })
  if (where === 'version') return versionsPath({ kind, id }, { b: number })
  return recordKind(kind).form(id)
}
