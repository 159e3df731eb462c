import type { FormFields } from '#domain/messages/message-form.ts'
import type { ContentKind } from '#domain/site/content/content-kinds.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { findRecord } from '#server/data/records/records-store.ts'
import { insertContent } from '#server/data/site/content-store.ts'
import { writeVersion, type WriteContext } from '#server/records/write.ts'
import { contentType } from './content-type.ts'

type Seeding = { kind: ContentKind; id: string; fields: FormFields; context: WriteContext }

/**
 * Puts a text that comes with the product onto the site, as it is: where a link of it leads nowhere on this site, visitors
 * are told so as they were before.
 */
export async function seedContent(tx: Tx, { kind, id, fields, context }: Seeding): Promise<void> {
  if (await findRecord(tx, kind, id)) return
  const edited = contentType({ clock: () => context.at }, kind, id)
  const values = edited.complete(edited.read(fields, null).input, context.at)
  const content = edited.contentOf(values)
  const now = toInstant(context.at)
  await insertContent(tx, kind, { id, body: content, createdAt: now, updatedAt: now })
  const after = { id, content, version: 1, createdAt: now, updatedAt: now }
  await writeVersion(tx, { kind, before: null, after, context: { ...context, origin: 'demo', isQuiet: true } })
}
