import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/**
 * A hash takes as long as a guess shall take. Of one password, salt and cost it is always the same: tests that ask for it again
 * find it made.
 */
const made = new Map<string, Buffer>()
const { argon2 } = crypto

function knownHash(...[algorithm, parameters, callback]: Parameters<typeof argon2>): void {
  const key = JSON.stringify([algorithm, parameters])
  const hash = made.get(key)
  if (hash) return void setImmediate(callback, null, Buffer.from(hash))
  argon2(algorithm, parameters, (error, derived) => {
    if (!error) made.set(key, Buffer.from(derived))
    callback(error, derived)
  })
}

// Files of tests share a process, and each reads this again.
if (argon2.name !== knownHash.name) {
  crypto.argon2 = knownHash
  syncBuiltinESMExports()
}
