import type { Address, AddressInput } from '#domain/accounts/address.ts'
import { ADDRESS_FIELDS } from '#domain/accounts/address-fields.ts'
import { fromColumns, toColumns } from '#server/data/engine/record-columns.ts'
import type { AddressRow } from './account-tables.ts'
import type { Db } from '#server/data/engine/database.ts'
import { countRows } from '#server/data/engine/codec.ts'

/** Every function here asks for the customer: nobody reaches the address of another one. */

/** A customer's addresses, oldest first. */
export async function listAddresses(db: Db, customerId: string): Promise<Address[]> {
  const rows = await owned(db, customerId).selectAll().orderBy('created_at').orderBy('id').execute()
  return rows.map(toAddress)
}

export async function findAddress(db: Db, customerId: string, id: string): Promise<Address | null> {
  const row = await owned(db, customerId).selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toAddress(row) : null
}

/** The address that an earlier request of the same customer with the same key has made. */
export async function findCreatedAddress(db: Db, customerId: string, creationKey: string): Promise<Address | null> {
  const row = await owned(db, customerId).selectAll().where('creation_key', '=', creationKey).executeTakeFirst()
  return row ? toAddress(row) : null
}

export async function countAddresses(db: Db, customerId: string): Promise<number> {
  return countRows(owned(db, customerId))
}

export async function insertAddress(
  db: Db,
  customerId: string,
  address: AddressInput & { id: string; createdAt: string; creationKey: string | null },
): Promise<void> {
  const { id, createdAt, creationKey } = address
  await db
    .insertInto('addresses')
    .values({
      id,
      customer_id: customerId,
      creation_key: creationKey,
      created_at: createdAt,
      updated_at: createdAt,
      ...toAddressColumns(address),
    })
    .execute()
}

/** Writes the whole address; false when this customer has none of this id. */
export async function updateAddress(
  db: Db,
  customerId: string,
  id: string,
  address: AddressInput & { updatedAt: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('addresses')
    .set({ ...toAddressColumns(address), updated_at: address.updatedAt })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when this customer has no address of this id. */
export async function deleteAddress(db: Db, customerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('addresses')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

function owned(db: Db, customerId: string) {
  return db.selectFrom('addresses').where('customer_id', '=', customerId)
}

function toAddress(row: AddressRow): Address {
  const { id, latitude, longitude, created_at: createdAt, updated_at: updatedAt } = row
  const position = latitude === null || longitude === null ? null : { latitude, longitude }
  return {
    ...fromColumns<typeof ADDRESS_FIELDS, AddressInput>(ADDRESS_FIELDS, row),
    id,
    position,
    createdAt,
    updatedAt,
  }
}

function toAddressColumns(address: AddressInput) {
  const { latitude = null, longitude = null } = address.position ?? {}
  return { ...toColumns(ADDRESS_FIELDS, address), latitude, longitude }
}
