// `npm run release`: one archive of the built site, the packages that it runs with and its Node. It starts by `./start`.
import { createWriteStream, existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { VERSION } from '#server/version.ts'
import { isWanted, thisPlatform } from './installed-packages.mjs'
import { ensureBuilt, ROOT } from './site-build.ts'
import { sourceHash } from './source-hash.ts'

const PLATFORM = `${process.platform}-${process.arch}`
/** The sources of the site itself are in the build. */
const SITE = [
  'package.json',
  'build/**',
  'assets/**',
  'public/**',
  'seed/{content,media}/**',
  'seed/renditions.tar',
  'deploy/**',
]
/** What is a machine's own, and what packages bring along for compilers and other platforms. */
const LEFT_OUT = [
  'build/compiled/**',
  'build/*.tar.gz',
  'deploy/secrets/**',
  'node_modules/better-sqlite3/{build,deps,src}/**',
  `node_modules/better-sqlite3/prebuilds/!(*-${process.arch}).node`,
  'node_modules/node-*/{CHANGELOG.md,include/**,share/**}',
]
const START = 'deploy/start'

const built = ensureBuilt(() => console.log('Building the site…'))
if (!built.ok) fail(`${built.output}\nThe site could not be built; the reason is above.`)
if (!existsSync(join(ROOT, `node_modules/node-${PLATFORM}`))) fail(`The packages have no Node for ${PLATFORM}.`)
const name = `rawabit-${VERSION}-${sourceHash(ROOT).slice(0, 8)}-${PLATFORM}`
const file = join(ROOT, `build/${name}.tar.gz`)
await writeRelease()
console.log(`${file} (${Math.round(statSync(file).size / 1e6)} MB)`)

async function writeRelease() {
  const archive = pack()
  const written = pipeline(archive, createGzip(), createWriteStream(file))
  for (const path of releasedFiles()) {
    const { mode, size } = statSync(join(ROOT, path))
    const place = path === START ? basename(START) : path
    const header = { name: `${name}/${place}`, size, mode: mode & 0o100 ? 0o755 : 0o644 }
    await new Promise<void>((done, stop) => {
      archive.entry(header, readFileSync(join(ROOT, path)), (error) => (error ? stop(error) : done()))
    })
  }
  archive.finalize()
  await written
}

function releasedFiles(): string[] {
  const entries = globSync([...SITE, ...packages().map((path) => `${path}/**`)], {
    cwd: ROOT,
    exclude: LEFT_OUT,
    withFileTypes: true,
  })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .toSorted()
}

/** Packages that are not in the build: those with machine code, and what they need. */
function packages(): string[] {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Package>
  }
  return Object.entries(lock.packages).flatMap(([path, entry]) => {
    return path !== '' && !entry.dev && isWanted(entry, thisPlatform()) ? [path] : []
  })
}

type Package = { dev?: boolean; optional?: boolean; os?: string[]; cpu?: string[]; libc?: string[] }

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
