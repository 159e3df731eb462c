export class DatabaseLoad {
  /** Connections at work, and requests that wait for one. */
  used = 0
  waiting = 0
  statements = 0
  /** Times that SQLite was locked by another process. */
  busy = 0
}
