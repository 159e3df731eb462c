// `npm run bench -- [part …] [--runs N] [--pages /,/en]`: what pages cost, each beside its reference in the same run.
import { cpus, loadavg } from 'node:os'
import { ensureBuilt } from './site-build.ts'
import { readChoice, type Choice } from './bench/choice.ts'
import { benchCosts } from './bench/costs.ts'
import { benchCrowd } from './bench/crowd.ts'
import { benchEdit } from './bench/edit.ts'
import { benchFloods } from './bench/floods.ts'
import { benchGrowth } from './bench/growth.ts'
import { benchLighthouse } from './bench/lighthouse.ts'
import { benchMemory } from './bench/memory.ts'
import { benchNavigation } from './bench/navigation.ts'
import { benchPages } from './bench/pages.ts'
import { preparePrograms } from './bench/programs.ts'
import { writeReport, type Section } from './bench/report.ts'
import { benchRecords } from './bench/records/records.ts'
import { benchSheets } from './bench/sheets.ts'
import { printTable } from './bench/table.ts'
import { benchTicks } from './bench/ticks.ts'
import { benchWeight } from './bench/weight.ts'

const BENCHES: Record<string, (choice: Choice) => Promise<Section>> = {
  pages: benchPages,
  floods: benchFloods,
  growth: benchGrowth,
  weight: benchWeight,
  lighthouse: benchLighthouse,
  edit: benchEdit,
  navigation: benchNavigation,
  crowd: benchCrowd,
  turns: benchTicks,
  memory: benchMemory,
  records: benchRecords,
  sheets: benchSheets,
  costs: benchCosts,
}

const choice = readChoice(process.argv.slice(2), Object.keys(BENCHES))
if (typeof choice === 'string') {
  console.error(choice)
  process.exit(1)
}

const built = ensureBuilt(() => console.log('Building the site…'))
if (!built.ok) throw new Error(built.output)
await preparePrograms((line) => console.log(line))
for (const name of choice.parts) {
  console.log(`\n${name}…`)
  const load = loadavg()[0]!.toFixed(1)
  const section = await BENCHES[name]!(choice)
  for (const table of section.tables) printTable(table)
  writeReport(name, section, `${machine()}, ${new Date().toISOString().slice(0, 10)}, load at the start ${load}`)
}

function machine(): string {
  return `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.versions.node}`
}
