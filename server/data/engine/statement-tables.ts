/** What a statement does to tables. A change is also a change of the tables whose rows go with the deleted ones. */
type StatementTables =
  | { kind: 'reads' | 'changes'; tables: readonly string[] }
  /** A statement that is not understood, and may have changed anything. */
  | { kind: 'unknown' }
  /** Transactions, settings, locks. */
  | { kind: 'neither' }

/**
 * Tables whose rows are deleted, or lose what they point at, when a row of another is deleted. A test compares this
 * with the foreign keys of the database.
 */
export const GOES_WITH: Readonly<Record<string, readonly string[]>> = {
  attribute_keys: ['attribute_values', 'product_attributes'],
  brands: ['products', 'redirects'],
  categories: ['redirects'],
  desk_customers: ['customer_contacts'],
  customers: ['addresses', 'customer_accounts', 'customer_sessions'],
  documents: ['document_notices', 'document_products', 'document_revisions', 'document_standards'],
  files: ['file_renditions', 'file_tags'],
  imports: ['import_rows'],
  long_acts: ['long_act_records'],
  mail_outbox: ['mail_attachments', 'message_answers'],
  messages: [
    'customer_messages',
    'mail_outbox',
    'message_answers',
    'message_notes',
    'private_files',
    'quotes',
    'request_lines',
    'staff_notices',
    'webhook_deliveries',
  ],
  posts: ['post_media', 'redirects'],
  private_files: ['mail_attachments'],
  products: ['messages', 'product_attributes', 'product_images', 'product_variants', 'redirects'],
  quotes: ['quote_answers', 'quote_revisions'],
  records: ['preview_links', 'record_versions', 'version_files'],
  staff_users: [
    'message_answers',
    'message_notes',
    'messages',
    'staff_accounts',
    'staff_preferences',
    'staff_sessions',
    'staff_two_factors',
  ],
  webhooks: ['webhook_deliveries'],
}

const NEITHER = /^(?:begin|start|commit|rollback|savepoint|release|set|reset|show|pragma|explain)\b/i
const CHANGES = /^(?:insert|update|delete)\b|\b(?:insert\s+into|delete\s+from|update\s+"?\w+"?\s+set)\b/i
const READS = /^(?:select|with|values)\b/i
/** A name, or several with commas between, after a word that only names of tables follow. */
const NAMED =
  /\b(?:from|join|into|update)\s+((?:only\s+)?"?\w+"?(?:\s+as\s+"?\w+"?)?(?:\s*,\s*"?\w+"?(?:\s+as\s+"?\w+"?)?)*)/gi

const known = new Map<string, StatementTables>()
/** The product has some hundreds of statements; those with lists of values come in many lengths. */
const MOST_KNOWN = 2000

/** Reads the text of a statement, as the query builder writes it or somebody by hand. */
export function tablesOf(sql: string): StatementTables {
  const earlier = known.get(sql)
  if (earlier) return earlier
  if (known.size >= MOST_KNOWN) known.clear()
  const found = read(sql.trim())
  known.set(sql, found)
  return found
}

function read(sql: string): StatementTables {
  if (NEITHER.test(sql)) return { kind: 'neither' }
  const named = [...new Set([...sql.matchAll(NAMED)].flatMap(([, names = '']) => names.split(',').map(firstName)))]
  if (CHANGES.test(sql)) return { kind: 'changes', tables: /\bdelete\s+from\b/i.test(sql) ? withGoing(named) : named }
  return READS.test(sql) ? { kind: 'reads', tables: named } : { kind: 'unknown' }
}

/** `"products" as "p"` is `products`. */
function firstName(text: string): string {
  return /^\s*(?:only\s+)?"?(\w+)/i.exec(text)?.[1] ?? ''
}

function withGoing(tables: string[]): string[] {
  const all = new Set(tables)
  for (const table of all) for (const other of GOES_WITH[table] ?? []) all.add(other)
  return [...all]
}
