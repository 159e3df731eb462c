import type { Generated, Selectable } from 'kysely'

/** What is kept of every record that staff make, whatever its kind and whether or not it is on the site. */
export type RecordTables = {
  records: RecordsTable
  record_versions: RecordVersionsTable
  version_contents: VersionContentsTable
  version_texts: { hash: string; text: string }
  version_files: { record_key: string; number: number; file: string }
  long_acts: LongActsTable
  long_act_records: { act_id: string; place: number; record_id: string }
  preview_links: { token_hash: string; record_key: string; made_at: string; expires_at: string }
}

/** One row for each record, also for those in the bin: what has `deleted_at` lies there, and keeps the state that it had. */
export type RecordsTable = {
  key: string
  kind: string
  /** Of one kind, no two outside the bin have the same. */
  id: string
  state: string
  /** What the newest version is called. */
  name_ar: string
  name_en: string
  /** Of the newest version, the one on the site, and the one that is newer than what is on the site. */
  number: number
  published_number: number | null
  draft_number: number | null
  /** What was on the site when the draft was begun. */
  draft_base: number | null
  publish_at: string | null
  unpublish_at: string | null
  /** JSON: who planned it. */
  planned_by: string | null
  /** JSON: why what was planned could not be done, in both languages. */
  not_published: string | null
  /** The client's own name for its creation, as in the tables of what is on the site. */
  creation_key: string | null
  origin: string
  created_at: string
  updated_at: string
  deleted_at: string | null
  /** JSON: who put it into the bin, and what went or pointed along. */
  deleted_by: string | null
  bin_note: string | null
}

type RecordVersionsTable = {
  record_key: string
  number: number
  at: string
  by_kind: string
  by_id: string | null
  by_name: string
  act_id: string
  act: string
  /** The record's state behind it. */
  state: string
  /** JSON: the names of fields that are not as in the version before. */
  changed: string
  restored_from: number | null
  /** JSON: how the record stood before this version; null of the first. */
  head_before: string | null
  pinned: Generated<number>
  pinned_by: string | null
  content: string
}

/** A whole content by the hash of its JSON; `texts` are the hashes of what stands in `version_texts`, with blanks between. */
type VersionContentsTable = { hash: string; fields: string; texts: string }

export type RecordRow = Selectable<RecordsTable>
export type VersionRow = Selectable<RecordVersionsTable>

type LongActsTable = {
  /** Of the act in the log and in versions. */
  id: string
  /** JSON: what is done. */
  task: string
  /** JSON: who asked for it. */
  actor: string
  /** Where it leads when it is done. */
  path: string
  begun_at: string
  total: number
  done: Generated<number>
  /** JSON: how many records stayed as they were, and what some of them are called. */
  left_out: string
  finished_at: string | null
  failed: Generated<number>
}
