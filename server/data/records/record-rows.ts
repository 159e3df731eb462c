import type { Actor } from '#domain/accounts/staff.ts'
import type { RecordKindName } from '#domain/kinds.ts'
import type { RecordState } from '#domain/records/publication.ts'
import type { RecordHead, RecordOrigin, RecordVersion, VersionAct } from '#domain/records/record-state.ts'
import type { Localized } from '#domain/text/locale.ts'
import { fromFlag, fromJson, toJson, toPair } from '#server/data/engine/codec.ts'
import type { RecordRow, VersionRow } from './record-tables.ts'

export function toHead(row: RecordRow): RecordHead {
  return {
    key: row.key,
    kind: row.kind as RecordKindName,
    id: row.id,
    state: row.state as RecordState,
    name: toPair(row.name_ar, row.name_en),
    number: row.number,
    published: row.published_number,
    draft: row.draft_number,
    draftBase: row.draft_base,
    publishAt: row.publish_at,
    unpublishAt: row.unpublish_at,
    plannedBy: fromJsonOrNone<Actor>(row.planned_by),
    notPublished: fromJsonOrNone<Localized>(row.not_published),
    origin: row.origin as RecordOrigin,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

/** The columns of what is given of a head; the others stay as they are. */
export function toHeadColumns(head: Partial<Omit<RecordHead, 'key'>>): Partial<RecordRow> {
  const { name, plannedBy, notPublished } = head
  const columns: Partial<RecordRow> = {
    kind: head.kind,
    id: head.id,
    state: head.state,
    name_ar: name?.ar,
    name_en: name?.en,
    number: head.number,
    published_number: head.published,
    draft_number: head.draft,
    draft_base: head.draftBase,
    publish_at: head.publishAt,
    unpublish_at: head.unpublishAt,
    planned_by: plannedBy === undefined ? undefined : toJsonOrNone(plannedBy),
    not_published: notPublished === undefined ? undefined : toJsonOrNone(notPublished),
    origin: head.origin,
    created_at: head.createdAt,
    updated_at: head.updatedAt,
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

export function toVersion(
  row: VersionRow,
  { published, draft }: Pick<RecordHead, 'published' | 'draft'>,
): RecordVersion {
  return {
    number: row.number,
    at: row.at,
    by: { kind: row.by_kind as Actor['kind'], id: row.by_id, name: row.by_name },
    actId: row.act_id,
    act: row.act as VersionAct,
    state: row.state as RecordState,
    changed: fromJson(row.changed),
    restoredFrom: row.restored_from,
    pinned: fromFlag(row.pinned),
    pinnedBy: row.pinned_by,
    isOnSite: row.number === published,
    isDraft: row.number === draft,
  }
}

export function fromJsonOrNone<T>(text: string | null): T | null {
  return text === null ? null : fromJson<T>(text)
}

function toJsonOrNone(value: unknown): string | null {
  return value === null ? null : toJson(value)
}
