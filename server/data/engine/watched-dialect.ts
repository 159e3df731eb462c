import type {
  DatabaseConnection,
  DatabaseIntrospector,
  Dialect,
  DialectAdapter,
  Driver,
  Kysely,
  QueryCompiler,
  TransactionSettings,
} from 'kysely'
import { WatchedConnection, type Watch } from './watched-connection.ts'

/** Keeps the clocks of tables by what passes to the database; no caller has to think of them. */
export class WatchedDialect implements Dialect {
  readonly #inner: Dialect
  readonly #watch: Watch

  constructor(inner: Dialect, watch: Watch) {
    this.#inner = inner
    this.#watch = watch
  }

  createDriver(): Driver {
    return new WatchedDriver(this.#inner.createDriver(), this.#watch)
  }

  createQueryCompiler(): QueryCompiler {
    return this.#inner.createQueryCompiler()
  }

  createAdapter(): DialectAdapter {
    return this.#inner.createAdapter()
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return this.#inner.createIntrospector(db)
  }
}

class WatchedDriver implements Driver {
  readonly #inner: Driver
  readonly #watch: Watch

  constructor(inner: Driver, watch: Watch) {
    this.#inner = inner
    this.#watch = watch
  }

  init() {
    return this.#inner.init()
  }

  async acquireConnection() {
    const { load } = this.#watch
    load.waiting += 1
    const connection = await this.#inner.acquireConnection().finally(() => {
      load.waiting -= 1
    })
    load.used += 1
    return new WatchedConnection(connection, this.#watch, {
      begin: (inner) => this.#inner.beginTransaction(inner, {}),
      commit: (inner) => this.#inner.commitTransaction(inner),
      rollback: (inner) => this.#inner.rollbackTransaction(inner),
    })
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    const watched = connection as WatchedConnection
    await this.#inner.beginTransaction(watched.inner, settings)
    watched.begun()
  }

  commitTransaction(connection: DatabaseConnection) {
    return (connection as WatchedConnection).commit()
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    const watched = connection as WatchedConnection
    watched.ended()
    await this.#inner.rollbackTransaction(watched.inner)
  }

  async savepoint(connection: DatabaseConnection, name: string, compile: QueryCompiler['compileQuery']) {
    await this.#inner.savepoint?.((connection as WatchedConnection).inner, name, compile)
  }

  async rollbackToSavepoint(connection: DatabaseConnection, name: string, compile: QueryCompiler['compileQuery']) {
    await this.#inner.rollbackToSavepoint?.((connection as WatchedConnection).inner, name, compile)
  }

  async releaseSavepoint(connection: DatabaseConnection, name: string, compile: QueryCompiler['compileQuery']) {
    await this.#inner.releaseSavepoint?.((connection as WatchedConnection).inner, name, compile)
  }

  releaseConnection(connection: DatabaseConnection) {
    this.#watch.load.used -= 1
    return this.#inner.releaseConnection((connection as WatchedConnection).inner)
  }

  destroy() {
    return this.#inner.destroy()
  }
}
