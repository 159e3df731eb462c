import { randomUUID } from 'node:crypto'
import { type RecordContent, type RecordKindName, recordName } from '#domain/kinds.ts'
import type { RecordHead } from '#domain/records/record-state.ts'
import type { Db } from '#server/data/engine/database.ts'
import { insertRecord } from '#server/data/records/records-store.ts'
import { saveContent } from '#server/data/records/version-contents-store.ts'
import { insertVersion } from '#server/data/records/versions-store.ts'
import { someone } from './records.ts'

type Saved = { kind: RecordKindName; id: string; contents: RecordContent[] }

/** A published record with a version for each content, a day apart, the last of them on the site. */
export async function aRecordWithVersions(db: Db, { kind, id, contents }: Saved): Promise<RecordHead> {
  const at = (number: number) => `2026-03-${String(number).padStart(2, '0')}T09:00:00.000Z`
  const last = contents.length
  const head: RecordHead = {
    key: randomUUID(),
    kind,
    id,
    state: 'published',
    name: recordName(kind, id, contents.at(-1) ?? {}),
    number: last,
    published: last,
    draft: null,
    draftBase: null,
    publishAt: null,
    unpublishAt: null,
    plannedBy: null,
    notPublished: null,
    origin: 'staff',
    createdAt: at(1),
    updatedAt: at(last),
  }
  await insertRecord(db, head)
  for (const [index, content] of contents.entries()) {
    const before = contents[index - 1] ?? {}
    const changed = Object.keys(content).filter(
      (name) => JSON.stringify(content[name]) !== JSON.stringify(before[name]),
    )
    await insertVersion(db, {
      recordKey: head.key,
      number: index + 1,
      at: at(index + 1),
      by: someone,
      actId: randomUUID(),
      act: index === 0 ? 'create' : 'update',
      state: 'published',
      changed: index === 0 ? [] : changed,
      restoredFrom: null,
      headBefore: null,
      content: await saveContent(db, content),
      files: [],
    })
  }
  return head
}
