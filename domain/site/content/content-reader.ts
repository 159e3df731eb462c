import type { Picture } from '#domain/site/picture.ts'
import type { ContentFieldsOf, ListKind, PageFieldsOf } from './content-kinds.ts'
import type { PageName } from './page-fields.ts'

type Marks = { id: string; version: number; createdAt: string; updatedAt: string }

/** A record as the site shows it: `pictures` are its files by their names. */
type ShownContent<Values> = Values & Marks & { pictures: Record<string, Picture> }

/** What visitors read of the site beside products and articles. */
export type ContentReader = {
  /** What is on the site of a list, in its order. */
  list<Kind extends ListKind>(kind: Kind): Promise<ShownContent<ContentFieldsOf<Kind>>[]>
  /** The texts of a page; null where there are none. */
  page<Name extends PageName>(name: Name): Promise<ShownContent<PageFieldsOf<Name>> | null>
}
