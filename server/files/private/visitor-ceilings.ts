import { subDays } from 'date-fns/subDays'
import type { PrivateFile } from '#domain/messages/message.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { givePrivateFiles, listPrivateFiles, visitorBytes } from '#server/data/messages/private-files-store.ts'

/** How many bytes of visitors' files are stored: with one request, from one address in a day, in a day, and in all. */
export type VisitorCeilings = { request: number; address: number; day: number; site: number }

export const NO_CEILINGS: VisitorCeilings = { request: Infinity, address: Infinity, day: Infinity, site: Infinity }

/** Left on the disk by visitors' files for the database, backups and staff, whose uploads go on until 200 MB are left. */
export const VISITOR_RESERVE_BYTES = 1_000_000_000

/** Whether a file may still be stored; in the transaction that keeps it, one after the other. */
export async function fitsCeilings(
  tx: Tx,
  { source, bytes, now }: { source: string; bytes: number; now: Date },
  { address, day, site }: VisitorCeilings,
): Promise<boolean> {
  const after = toInstant(subDays(now, 1))
  if ((await visitorBytes(tx, { after, source })) + bytes > address) return false
  const sent = await sentByVisitors(tx, now)
  return sent.day + bytes <= day && sent.site + bytes <= site
}

/** How much of the ceilings of a day and of the site is used up. */
export async function sentByVisitors(db: Db, now: Date): Promise<Pick<VisitorCeilings, 'day' | 'site'>> {
  return { day: await visitorBytes(db, { after: toInstant(subDays(now, 1)) }), site: await visitorBytes(db) }
}

const MOST_OF_REQUEST = 40

export type Room = { files: number; bytes: number }
export type FileOwner = { messageId: string; quoteId?: string }

/** How many more files a request takes from visitors, and how many bytes. */
export async function roomOfRequest(db: Db, messageId: string, most: number): Promise<Room> {
  const sent = (await listPrivateFiles(db, messageId)).filter(({ sentBy }) => sentBy === 'visitor')
  return { files: MOST_OF_REQUEST - sent.length, bytes: sent.reduce((left, { bytes }) => left - bytes, most) }
}

/** Gives files to a request while it has room for them, in the transaction that says so; answers those that are too many. */
export async function giveVisitorFiles(
  tx: Tx,
  files: readonly PrivateFile[],
  owner: FileOwner,
  most: number,
): Promise<PrivateFile[]> {
  if (files.length === 0) return []
  await takeLock(tx, `files of ${owner.messageId}`)
  const room = await roomOfRequest(tx, owner.messageId, most)
  const fitting = files.filter(({ bytes }) => {
    if (room.files <= 0 || room.bytes < bytes) return false
    room.files -= 1
    room.bytes -= bytes
    return true
  })
  await givePrivateFiles(
    tx,
    fitting.map(({ id }) => id),
    owner,
  )
  return files.filter((file) => !fitting.includes(file))
}
