import { actorName } from '#content/admin/log.ts'
import { versionActs, versionsWords } from '#content/admin/versions.ts'
import type { RecordVersion } from '#domain/records/record-state.ts'
import { formatMoment } from '#domain/text/format-instant.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'

export function VersionMarks({ isOnSite, isDraft, pinned }: RecordVersion) {
  const words = useWords(versionsWords)
  return (
    <>
      {isOnSite && <Badge tone="ok">{words.onSite}</Badge>}
      {isDraft && <Badge tone="warn">{words.draft}</Badge>}
      {pinned && <Badge>{words.kept}</Badge>}
    </>
  )
}

/** What was done, by whom and when. */
export function VersionFacts({ at, by, act, restoredFrom }: RecordVersion) {
  const words = useWords(versionsWords)
  const locale = useLocale()
  return (
    <p className="version-facts">
      <span>
        {versionActs[act][locale]}
        {restoredFrom !== null && ` ${words.restoredFrom(restoredFrom)}`}
      </span>
      <span>
        <bdi>{actorName(by, locale)}</bdi>
      </span>
      <time dateTime={at}>{formatMoment(at, locale)}</time>
    </p>
  )
}
