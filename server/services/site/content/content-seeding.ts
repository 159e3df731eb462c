import type { FormFields } from '#domain/messages/message-form.ts'
import type { ContentKind } from '#domain/site/content/content-kinds.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { findRecord } from '#server/data/records/records-store.ts'
import { insertContent } from '#server/data/site/content-store.ts'
import { recordWrite, type Doing } from '#server/services/records/versioned-write.ts'
import { contentKind } from './content-editing.ts'

type Seeding = { kind: ContentKind; id: string; fields: FormFields; doing: Doing }

/**
 * Puts a text that comes with the product onto the site, as it is: where a link of it leads nowhere on this site, visitors
 * are told so as they were before.
 */
export async function seedContent(tx: Tx, { kind, id, fields, doing }: Seeding): Promise<void> {
  if (await findRecord(tx, kind, id)) return
  const edited = contentKind({ clock: () => doing.at }, kind, id)
  const values = edited.complete(edited.read(fields, null).input, doing.at)
  const content = edited.contentOf(values)
  const now = toInstant(doing.at)
  await insertContent(tx, kind, { id, body: content, createdAt: now, updatedAt: now })
  const after = { id, content, version: 1, createdAt: now, updatedAt: now }
  await recordWrite(tx, { kind, before: null, after, doing: { ...doing, origin: 'demo', isQuiet: true } })
}
