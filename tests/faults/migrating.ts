// Brings the database that is named first up to date, and is killed after as many migrations as are named second.
import { openDatabase } from '#server/data/engine/database.ts'
import { migrate } from '#server/data/engine/migrate.ts'
import { migrations } from '#server/data/engine/migrations.ts'
import { readDatabase } from '#server/config-values.ts'

const [address = '', steps = ''] = process.argv.slice(2)
const database = readDatabase(address)
if (database === null) throw new Error(`${address} names no database`)
const db = openDatabase(database, () => {})
const deadly = Object.entries(migrations).map(([name, { up }], index) => [
  name,
  {
    async up(tx: Parameters<typeof up>[0]) {
      await up(tx)
      if (index + 1 === Number(steps)) process.kill(process.pid, 'SIGKILL')
    },
  },
])
await migrate(db, Object.fromEntries(deadly))
