import crypto, { type Argon2Algorithm, type Argon2Parameters } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { expect } from 'vitest'

/** What hashing costs is asked where passwords are tested; elsewhere it is as cheap as it can be. */
const AT_FULL_COST = /\/server\/auth\/passwords\.test\.ts$/
const CHEAP = { memory: 8, passes: 1 }

const isQuick = Symbol.for('quick passwords')
const { argon2 } = crypto

if (!(isQuick in argon2)) {
  const quickly = (algorithm: Argon2Algorithm, parameters: Argon2Parameters, done: Parameters<typeof argon2>[2]) => {
    const isAsked = AT_FULL_COST.test(expect.getState().testPath ?? '')
    argon2(algorithm, isAsked ? parameters : { ...parameters, ...CHEAP }, done)
  }
  crypto.argon2 = Object.assign(quickly, { [isQuick]: true })
  syncBuiltinESMExports()
}
