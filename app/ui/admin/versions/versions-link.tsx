import { History } from 'lucide-react'
import { Link, useLoaderData } from 'react-router'
import { versionsWords } from '../../../../content/admin/versions.ts'
import { versionsPath } from '../../../../domain/accounts/staff-paths.ts'
import type { FormVersions } from '../../../loading/versions-of.ts'
import { useWords } from '../../../locale.ts'

/** Leads from a record's form to its versions; the form of a new record has none. */
export function VersionsLink() {
  const words = useWords(versionsWords)
  const loaded = useLoaderData<{ versions?: FormVersions } | undefined>()
  if (!loaded?.versions) return null
  return (
    <Link to={versionsPath(loaded.versions)} className="versions-link">
      <History />
      {words.link(loaded.versions.count)}
    </Link>
  )
}
