import { createHash } from 'node:crypto'
import type { PrivateFile } from '#domain/messages/message.ts'
import { renditionName, UPLOADS_PATH } from '#domain/site/picture.ts'
import type { StoredFile } from '#domain/site/stored-file.ts'
import type { Db } from '#server/data/engine/database.ts'
import { soundnessProblems } from '#server/data/engine/dialect.ts'
import { pendingMigrations } from '#server/data/engine/migrate.ts'
import { listImportFiles } from '#server/data/imports/imports-store.ts'
import { listAllPrivateFiles } from '#server/data/messages/private-files-store.ts'
import { readPrivateKey } from '#server/files/private/private-key.ts'
import { listAllRenditions, listFiles, listUnusedFiles } from '#server/data/site/files-store.ts'
import {
  countRows,
  countUnsearched,
  unlisted,
  unreadableValues,
  writtenUploads,
} from '#server/data/site/store-check-store.ts'
import { inSnapshot } from '#server/data/engine/whole-database.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import { hashOfContent } from '#server/data/records/content-coding.ts'
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

/** What a look through the whole store has found. Notes are worth knowing and no harm. */
type StoreReport = { problems: string[]; notes: string[]; rows: number; files: number }

type StoreCheckService = {
  /** Compares everything with everything, and changes nothing. It reads every byte. */
  run(): Promise<StoreReport>
}

export function createStoreCheck({ db, storage }: { db: Db; storage: FileStorage }): StoreCheckService {
  return {
    run: () =>
      inSnapshot(db, async (snapshot) => {
        const files = await listFiles(snapshot)
        const renditions = await listAllRenditions(snapshot)
        const ofPeople = await listAllPrivateFiles(snapshot)
        const ofImports = await listImportFiles(snapshot)
        // Files come before the rows that name them, so what is listed after those is not too little.
        const names = new Set(await storage.list())
        const stored = [...files.map(({ name }) => name), ...ofPeople.map(({ key }) => key), ...ofImports]
        const known = new Set([...stored, ...renditions.map(nameOfRendition)])
        return {
          problems: [
            ...(await tableProblems(snapshot)),
            ...(await fileProblems(storage, files)),
            ...(await fileProblems(storage, [...ofPeople, ...ofImports.map((key) => ({ key }))].map(asStored))),
            ...missingRenditions(renditions, names),
            ...(await textProblems(snapshot, files)),
            ...(await versionProblems(snapshot)),
          ],
          notes: [...strangers(names, known), ...(await unusedNote(snapshot)), ...(await searchNote(snapshot))],
          rows: await countRows(snapshot),
          files: names.size,
        }
      }),
  }
}

async function tableProblems(db: Db): Promise<string[]> {
  const migrations = await pendingMigrations(db)
  return [
    ...(await soundnessProblems(db)),
    ...migrations.map((name) => `The tables lack the change ${name}. Start the site once.`),
    ...(await unreadableValues(db)),
    ...(await unlisted(db)).map((id) => `The product ${id} is not in the list of staff. Start the site once.`),
  ]
}

/** A file's name and checksum follow from its bytes, so that a changed byte is found. */
async function fileProblems(storage: FileStorage, files: Pick<StoredFile, 'name' | 'sha256'>[]): Promise<string[]> {
  const problems: string[] = []
  for (const { name, sha256 } of files) {
    const bytes = await storage.read(name)
    if (bytes === null) problems.push(`The file ${name} is missing.`)
    else if (!createHash('sha256').update(bytes).digest('hex').startsWith(sha256)) {
      problems.push(`The file ${name} was changed after it was stored.`)
    }
  }
  return problems
}

/** The name of a private file tells how its hash begins. */
function asStored({ key }: Pick<PrivateFile, 'key'>) {
  return { name: key, sha256: readPrivateKey(key)?.stem ?? '' }
}

type NamedRendition = Awaited<ReturnType<typeof listAllRenditions>>[number]

function nameOfRendition({ file, width, format }: NamedRendition): string {
  return renditionName(file, width, format)
}

function missingRenditions(renditions: NamedRendition[], names: Set<string>): string[] {
  return renditions
    .map(nameOfRendition)
    .filter((name) => !names.has(name))
    .map((name) => `The smaller picture ${name} is missing.`)
}

/** Fields that name a file are watched over by the database; texts are not. */
async function textProblems(db: Db, files: StoredFile[]): Promise<string[]> {
  const stored = new Set(files.map(({ name }) => name))
  const written = await writtenUploads(db, `${UPLOADS_PATH}/`)
  return written
    .filter(({ file }) => !stored.has(file))
    .map(({ post, file }) => `The text of the post ${post} shows ${file}, which does not exist.`)
}

const MOST_NAMED = 10

function strangers(names: Set<string>, known: Set<string>): string[] {
  const unknown = [...names].filter((name) => !known.has(name)).toSorted()
  if (unknown.length === 0) return []
  const named = unknown.slice(0, MOST_NAMED).join(', ')
  const more = unknown.length > MOST_NAMED ? ', …' : ''
  return [`${unknown.length} files in the storage belong to no record and are left alone: ${named}${more}`]
}

/** A running site looks for changes by their numbers; it reads everything when it starts. */
async function searchNote(db: Db): Promise<string[]> {
  const count = await countUnsearched(db)
  if (count === 0) return []
  return [`${count} records have no number in search_changes; a running site finds them after its next start.`]
}

async function unusedNote(db: Db): Promise<string[]> {
  const unused = await listUnusedFiles(db, '9999')
  return unused.length === 0 ? [] : [`${unused.length} uploads are shown nowhere; they go after three days.`]
}

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
