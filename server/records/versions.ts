import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { can, type Role } from '#domain/accounts/permissions.ts'
import { ComparedFields, comparedParts, type ComparedField } from '#domain/records/compare/compare-content.ts'
import { readsOf, recordKind, tableOf, type RecordContent, type RecordKindName } from '#domain/kinds.ts'
import type { RecordHead, RecordVersion, VersionWithContent } from '#domain/records/record-state.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { Page } from '#server/data/engine/codec.ts'
import { findRecord } from '#server/data/records/records-store.ts'
import { readContent } from '#server/data/records/version-contents-store.ts'
import {
  countVersions,
  findVersion,
  listVersions,
  versionBefore,
  type FoundVersion,
} from '#server/data/records/versions-store.ts'
import { namesOfReferred } from './names.ts'

export type RecordName = { kind: RecordKindName; id: string }

type VersionsPage = { record: RecordHead; versions: RecordVersion[]; total: number }

/** Two versions of a record; the first has none before it. `names` are what its fields refer to, by kind and id. */
export type Comparison = {
  record: RecordHead
  before: RecordVersion | null
  after: RecordVersion
  fields: ComparedField[]
  names: Record<string, Localized>
  /** The versions that follow the one and the other, if there are any. */
  earlier: number | null
  later: number | null
}

/** What is kept of a record's earlier saves, as far as a role may read it. */
export type VersionsService = {
  count(name: RecordName): Promise<number>
  /** The newest first, with how many there are in all; null where there is no such record. */
  page(name: RecordName, role: Role, page?: Page): Promise<VersionsPage | null>
  /** All that a role may read of one version. */
  read(name: RecordName, number: number, role: Role): Promise<VersionWithContent | null>
  /** A version and an earlier one, or the one before it. */
  compare(name: RecordName, which: { a: number | null; b: number }, how: CompareHow): Promise<Comparison | null>
}

/** What a role may not read of a kind: it is left out for it everywhere. */
export type Hidden = (kind: RecordKindName, role: Role) => ReadonlySet<string>

type CompareHow = { all: boolean; role: Role }

export function createVersions({ db, hidden: hiddenNames }: { db: Db; hidden: Hidden }): VersionsService {
  return {
    async count({ kind, id }) {
      const record = await findRecord(db, kind, id)
      return record === null ? 0 : countVersions(db, record.key)
    },

    async page({ kind, id }, role, page = {}) {
      if (!can(role, readsOf(kind))) return null
      const record = await findRecord(db, kind, id)
      if (!record) return null
      const [versions, total] = await Promise.all([listVersions(db, record, page), countVersions(db, record.key)])
      const hidden = hiddenNames(kind, role)
      return { record, versions: versions.map((version) => without(hidden, version)), total }
    },

    async read({ kind, id }, number, role) {
      if (!can(role, readsOf(kind))) return null
      const record = await findRecord(db, kind, id)
      const found = record && (await findVersion(db, record, number))
      if (!found) return null
      const hidden = hiddenNames(kind, role)
      const content = Object.entries(await readContent(db, found.hash)).filter(([name]) => !hidden.has(name))
      return { ...without(hidden, withoutHash(found)), content: Object.fromEntries(content) }
    },

    async compare({ kind, id }, { a, b }, how) {
      if (!can(how.role, readsOf(kind))) return null
      const record = await findRecord(db, kind, id)
      const after = record && (await findVersion(db, record, b))
      if (!record || !after) return null
      const before = a === null ? await versionBefore(db, record, b) : await findVersion(db, record, a)
      if (before === null && a !== null) return null
      const hidden = hiddenNames(kind, how.role)
      const [old, now] = await contentsOf(db, before, after)
      const [fields, names, later] = await Promise.all([
        compareInTurns({ kind, id }, old, now, { all: how.all, hidden }),
        namesOfReferred(db, kind, [old, now]),
        numberAfter(db, record, after.number),
      ])
      return {
        record,
        before: before && without(hidden, withoutHash(before)),
        after: without(hidden, withoutHash(after)),
        fields,
        names,
        earlier: before && (await versionBefore(db, record, before.number)) ? before.number : null,
        later,
      }
    },
  }
}

/** Long texts take their time: others have their turn in between. */
async function compareInTurns(
  { kind, id }: RecordName,
  before: RecordContent,
  after: RecordContent,
  how: { all: boolean; hidden: ReadonlySet<string> },
) {
  const fields = tableOf(kind, id)
  const compared = new ComparedFields()
  const whole = new Set(Object.keys(recordKind(kind).refersTo))
  const options = { ...how, whole }
  for (const part of comparedParts(fields, before, after, options)) {
    if (part) compared.add(part)
    else await yieldToEventLoop()
  }
  return compared.all
}

function without<Version extends RecordVersion>(hidden: ReadonlySet<string>, version: Version): Version {
  return { ...version, changed: version.changed.filter((name) => !hidden.has(name)) }
}

async function contentsOf(
  db: Db,
  before: FoundVersion | null,
  after: FoundVersion,
): Promise<[RecordContent, RecordContent]> {
  const [old, now] = await Promise.all([before ? readContent(db, before.hash) : {}, readContent(db, after.hash)])
  return [old, now]
}

/** The version that follows one; null where that is the newest. */
async function numberAfter(db: Db, record: RecordHead, number: number): Promise<number | null> {
  for (let next = number + 1; next <= record.number; next++) {
    const found = await findVersion(db, record, next)
    if (found) return found.number
  }
  return null
}

function withoutHash({ hash: _hash, headBefore: _before, ...version }: FoundVersion): RecordVersion {
  return version
}
