/** Both databases limit the values of one statement (SQLite 32,766, PostgreSQL 65,535). */
const CHUNK = 10_000

/** Asks for the rows of many keys: one query, or a few where one cannot take them all; none for no keys. */
export async function inChunks<Key, Row>(
  keys: Key[],
  load: (chunk: Key[]) => Promise<Row[]>,
  size = CHUNK,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let at = 0; at < keys.length; at += size) {
    for (const row of await load(keys.slice(at, at + size))) rows.push(row)
  }
  return rows
}

/** Records in the order of their ids; an id without a record is passed over. */
export function inOrderOf<Found extends { id: string }>(ids: string[], found: Found[]): Found[] {
  const byId = new Map(found.map((record) => [record.id, record]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
