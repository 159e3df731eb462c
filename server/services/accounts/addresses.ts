import { randomUUID } from 'node:crypto'
import { refusals } from '#content/refusals.ts'
import { MOST_ADDRESSES, type Address, type AddressInput } from '#domain/accounts/address.ts'
import { failure, success, type FieldErrors, type Outcome } from '#domain/records/errors.ts'
import { isPosition } from '#domain/records/position.ts'
import type { Clock } from '#server/clock.ts'
import {
  countAddresses,
  deleteAddress,
  findAddress,
  findCreatedAddress,
  insertAddress,
  listAddresses,
  updateAddress,
} from '#server/data/accounts/addresses-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db, type Tx } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'

/** A customer's own addresses: another customer's are not found. */
type AddressesService = {
  /** Oldest first. */
  list(customerId: string): Promise<Address[]>
  get(customerId: string, id: string): Promise<Address | null>
  /** A request that comes again with the same `creationKey` answers the address of the first. */
  create(customerId: string, input: AddressInput, creationKey?: string): Promise<Outcome<Address>>
  update(customerId: string, id: string, patch: Partial<AddressInput>): Promise<Outcome<Address>>
  remove(customerId: string, id: string): Promise<Outcome<void>>
}

export function createAddresses({ db, clock }: { db: Db; clock: Clock }): AddressesService {
  return {
    list: (customerId) => listAddresses(db, customerId),
    get: (customerId, id) => findAddress(db, customerId, id),
    create: (customerId, input, creationKey) =>
      inTransaction(db, (tx) => create(tx, customerId, { ...input, creationKey }, clock())),
    update: (customerId, id, patch) => inTransaction(db, (tx) => update(tx, customerId, id, patch, clock())),
    remove: async (customerId, id) =>
      (await deleteAddress(db, customerId, id)) ? success(undefined) : failure({ kind: 'not-found' }),
  }
}

type Creation = AddressInput & { creationKey: string | undefined }

async function create(tx: Tx, customerId: string, input: Creation, now: Date): Promise<Outcome<Address>> {
  const earlier = input.creationKey ? await findCreatedAddress(tx, customerId, input.creationKey) : null
  if (earlier) return success(earlier)
  const problems = check(input)
  if (problems) return failure({ kind: 'invalid', fields: problems })
  await takeLock(tx, `addresses of ${customerId}`)
  if ((await countAddresses(tx, customerId)) >= MOST_ADDRESSES) {
    return failure({ kind: 'conflict', message: refusals.addressesFull })
  }
  const id = randomUUID()
  const creationKey = input.creationKey ?? null
  await insertAddress(tx, customerId, { ...input, id, creationKey, createdAt: toInstant(now) })
  return read(tx, customerId, id)
}

async function update(
  tx: Tx,
  customerId: string,
  id: string,
  patch: Partial<AddressInput>,
  now: Date,
): Promise<Outcome<Address>> {
  const before = await findAddress(tx, customerId, id)
  if (!before) return failure({ kind: 'not-found' })
  const address = { ...before, ...patch, updatedAt: toInstant(now) }
  const problems = check(address)
  if (problems) return failure({ kind: 'invalid', fields: problems })
  await updateAddress(tx, customerId, id, address)
  return read(tx, customerId, id)
}

function check({ position }: AddressInput): FieldErrors | null {
  return position === null || isPosition(position) ? null : { address_lat: refusals.positionInvalid }
}

async function read(tx: Tx, customerId: string, id: string): Promise<Outcome<Address>> {
  const address = await findAddress(tx, customerId, id)
  return address ? success(address) : failure({ kind: 'not-found' })
}
