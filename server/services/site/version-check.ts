import { hashOfContent } from '#server/data/records/content-coding.ts'
import type { Db } from '#server/data/engine/database.ts'
import { listContents } from '#server/data/records/housekeeping-store.ts'
import { readContents } from '#server/data/records/version-contents-store.ts'
import {
  absentRecords,
  absentVersions,
  lostFiles,
  misplacedRecords,
  versionOfContent,
} from '#server/data/records/version-check-store.ts'

const CONTENTS_AT_ONCE = 500

/** Whether all that versions promise to bring back is there as it was saved. */
export async function versionProblems(db: Db): Promise<string[]> {
  const [absent, misplaced] = [await absentRecords(db), await misplacedRecords(db)]
  const [numbers, files] = [await absentVersions(db), await lostFiles(db)]
  return [
    ...absent.map(({ kind, id }) => `The ${kind} ${id} is published and not on the site.`),
    ...misplaced.map(({ kind, id }) => `The ${kind} ${id} is not published, and is on the site or has no draft.`),
    ...numbers.map(({ kind, id, number }) => `The version ${number} of ${kind} ${id} is missing.`),
    ...files.map(
      ({ kind, id, number, file }) => `The version ${number} of ${kind} ${id} shows ${file}, which does not exist.`,
    ),
    ...(await contentProblems(db)),
  ]
}

/** The name of a content is the hash of what it says, so that a changed byte is found, also in its texts. */
async function contentProblems(db: Db): Promise<string[]> {
  const problems: string[] = []
  for (let after: string | undefined = ''; after !== undefined;) {
    const hashes: string[] = (await listContents(db, after, CONTENTS_AT_ONCE)).map(({ key }) => key)
    for (const hash of await brokenOf(db, hashes)) problems.push(await brokenContent(db, hash))
    after = hashes.at(-1)
  }
  return problems
}

async function brokenOf(db: Db, hashes: string[]): Promise<string[]> {
  const contents = await readContents(db, hashes).catch(() => null)
  if (contents) return hashes.filter((hash) => hashOfContent(contents.get(hash) ?? {}) !== hash)
  // One of them cannot be unpacked: which one is seen when they are read by themselves.
  if (hashes.length === 1) return hashes
  const broken: string[] = []
  for (const hash of hashes) broken.push(...(await brokenOf(db, [hash])))
  return broken
}

async function brokenContent(db: Db, hash: string): Promise<string> {
  const version = await versionOfContent(db, hash)
  return version
    ? `The content of version ${version.number} of ${version.kind} ${version.id} is not as it was saved.`
    : `The content ${hash} of no version is not as it was saved.`
}
