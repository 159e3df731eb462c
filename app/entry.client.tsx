import { hydrate } from './delivery/hydrate.tsx'

await hydrate()
