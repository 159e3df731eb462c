import { expect, test } from 'vitest'
import { tablesOf } from './statement-tables.ts'

test('a query reads every table that it names, in joins, lists and inner queries too', () => {
  const sql = `select "a"."id", (select count(*) from "b" where "b"."x" = "a"."id") from "a" as "one", "c"
    left join "d" on "d"."id" = "c"."id" where exists (select 1 from only_raw where id = ?)`
  expect(tablesOf(sql)).toEqual({ kind: 'reads', tables: ['b', 'a', 'c', 'd', 'only_raw'] })
})

test('a write changes its table', () => {
  expect(tablesOf('insert into "posts" ("id") values (?)')).toEqual({ kind: 'changes', tables: ['posts'] })
  expect(tablesOf('update "posts" set "slug" = ? where "id" = ?')).toEqual({ kind: 'changes', tables: ['posts'] })
})

test('a write within a query is a write', () => {
  const sql = 'with gone as (delete from "api_tokens" returning id) select count(*) from gone'
  expect(tablesOf(sql)).toEqual({ kind: 'changes', tables: ['api_tokens', 'gone'] })
})

test('a query that locks its rows for an update changes nothing', () =>
  expect(tablesOf('select * from "mail_outbox" for update skip locked').kind).toBe('reads'))

test('deleting also changes the tables whose rows go with it, at any remove', () => {
  const found = tablesOf('delete from "products" where "id" = ?')
  expect(found).toEqual({
    kind: 'changes',
    tables: [
      'products',
      'messages',
      'product_attributes',
      'product_images',
      'product_variants',
      'redirects',
      'mail_outbox',
      'message_answers',
      'message_notes',
      'private_files',
      'quotes',
      'request_lines',
      'staff_notices',
      'mail_attachments',
      'quote_answers',
      'quote_revisions',
    ],
  })
})

test('what is not understood may have changed anything; transactions and settings change nothing', () => {
  expect(tablesOf('truncate "posts"').kind).toBe('unknown')
  expect(tablesOf('vacuum').kind).toBe('unknown')
  expect(tablesOf('begin immediate').kind).toBe('neither')
  expect(tablesOf('pragma data_version').kind).toBe('neither')
})
