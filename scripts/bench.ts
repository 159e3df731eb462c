// `npm run bench -- [part …] [--runs N] [--pages /,/en]`: what pages cost, each beside its reference in the same run.
import { cpus, loadavg } from 'node:os'
import { ensureBuilt } from './site-build.ts'
import { PARTS, readChoice, type Choice } from './bench/choice.ts'
import { benchCosts } from './bench/costs.ts'
import { benchDocuments } from './bench/documents.ts'
import { benchFloods } from './bench/floods.ts'
import { benchLighthouse } from './bench/lighthouse.ts'
import { benchLists } from './bench/lists.ts'
import { benchNavigation } from './bench/navigation.ts'
import { benchPages } from './bench/pages.ts'
import { printTable, writeReport, type Section } from './bench/report.ts'
import { benchTicks } from './bench/ticks.ts'
import { benchWeight } from './bench/weight.ts'
import { prepareMachine, prepareTestBrowser } from './test-run/machine.ts'

const BENCHES: Record<(typeof PARTS)[number], (choice: Choice) => Promise<Section>> = {
  pages: benchPages,
  floods: benchFloods,
  weight: benchWeight,
  lighthouse: benchLighthouse,
  navigation: benchNavigation,
  turns: benchTicks,
  costs: benchCosts,
  documents: benchDocuments,
  lists: benchLists,
}

const choice = readChoice(process.argv.slice(2), PARTS)
if (typeof choice === 'string') {
  console.error(choice)
  process.exit(1)
}

const built = ensureBuilt(() => console.log('Building the site…'))
if (!built.ok) throw new Error(built.output)
const announce = (line: string) => console.log(line)
const machine = await prepareMachine(announce)
if (!machine.ok) throw new Error(machine.output)
await prepareTestBrowser(announce)
for (const name of PARTS.filter((part) => choice.parts.includes(part))) {
  console.log(`\n${name}…`)
  const load = loadavg()[0]!.toFixed(1)
  const section = await BENCHES[name](choice)
  for (const table of section.tables) printTable(table)
  const processor = `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.versions.node}`
  writeReport(name, section, `${processor}, ${new Date().toISOString().slice(0, 10)}, load at the start ${load}`)
}
