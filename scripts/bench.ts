// `npm run bench -- [pages|growth|weight|lighthouse|edit …]`: what pages cost, each beside its reference in the same run.
import { cpus } from 'node:os'
import { ensureBuilt } from './site-build.ts'
import { benchEdit } from './bench/edit.ts'
import { benchGrowth } from './bench/growth.ts'
import { benchLighthouse } from './bench/lighthouse.ts'
import { benchPages } from './bench/pages.ts'
import { preparePrograms } from './bench/programs.ts'
import { writeReport, type Section } from './bench/report.ts'
import { printTable } from './bench/table.ts'
import { benchWeight } from './bench/weight.ts'

const BENCHES: Record<string, () => Promise<Section>> = {
  pages: benchPages,
  edit: benchEdit,
  growth: benchGrowth,
  weight: benchWeight,
  lighthouse: benchLighthouse,
}

const named = process.argv.slice(2)
const unknown = named.filter((name) => !(name in BENCHES))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are ${Object.keys(BENCHES).join(', ')}.`)
  process.exit(1)
}

const built = ensureBuilt(() => console.log('Building the site…'))
if (!built.ok) throw new Error(built.output)
await preparePrograms((line) => console.log(line))
const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.versions.node}`
for (const name of named.length > 0 ? named : Object.keys(BENCHES)) {
  console.log(`\n${name}…`)
  const section = await BENCHES[name]!()
  for (const table of section.tables) printTable(table)
  writeReport(name, section, `${machine}, ${new Date().toISOString().slice(0, 10)}`)
}
