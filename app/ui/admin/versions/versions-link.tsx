import { Copy, History } from 'lucide-react'
import { Link, useLoaderData } from 'react-router'
import { versionsWords } from '#content/admin/versions.ts'
import { adminForm } from '#content/admin/form.ts'
import { copyPath, versionsPath } from '#domain/accounts/staff-paths.ts'
import { COPIED_KINDS } from '#domain/records/lists/copied-texts.ts'
import { RECORD_KINDS } from '#domain/kinds.ts'
import { useNext } from '#app/ui/admin/records/use-next.ts'
import type { FormVersions } from '#app/loading/versions-of.ts'
import { useWords } from '#app/locale.ts'

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

/** Leads from a record's form to that of a copy of it, where its kind has one. */
export function DuplicateLink() {
  const { duplicate } = useWords(adminForm)
  const loaded = useLoaderData<{ versions?: FormVersions } | undefined>()
  const { kind, id } = loaded?.versions ?? {}
  const copied = COPIED_KINDS.find((one) => one === kind)
  const next = useNext(copied ? RECORD_KINDS[copied].list : '')
  if (!copied || id === undefined) return null
  return (
    <Link to={copyPath(next, `${RECORD_KINDS[copied].list}/add`, id)} className="versions-link">
      <Copy />
      {duplicate}
    </Link>
  )
}
