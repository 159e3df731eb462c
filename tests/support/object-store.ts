import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './site.ts'

/** An S3-compatible store of the tests' own, which checks signatures and keeps its objects in a temporary folder. */
export type ObjectStore = {
  /** What a site on it is started with. */
  environment: { STORAGE_URL: string; AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string }
  /** Breaks it off; what it keeps stays. */
  halt(): Promise<void>
  resume(): Promise<void>
  /** Lets it go silent without closing a connection, and speak again. */
  freeze(): void
  thaw(): void
  stop(): Promise<void>
}

const BUCKET = 'uploads'
/** Beside the bucket of the site there is an empty one. */
export const SPARE_BUCKET = 'spare'
/** A list that goes over several pages is continued with a token that it encrypts as OpenSSL has long ceased to. */
const NODE_OPTIONS = ['--no-deprecation', '--openssl-legacy-provider']
/** Ends the store with whoever started it, also when that one was killed. */
const MORTAL = ['--import', 'data:text/javascript,process.stdin.resume().on("end",()=>process.exit())']
const PROGRAM = join(import.meta.dirname, '../../node_modules/s3rver/bin/s3rver.js')

export async function startObjectStore(): Promise<ObjectStore> {
  const folder = mkdtempSync(join(tmpdir(), 's3-'))
  const port = await freePort()
  const endpoint = `http://127.0.0.1:${port}`
  let store = await launch(folder, port)

  async function halt() {
    store.kill('SIGKILL')
    if (store.exitCode === null && store.signalCode === null) await once(store, 'exit')
  }
  return {
    environment: {
      STORAGE_URL: `s3://${BUCKET}?endpoint=${endpoint}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    halt,
    async resume() {
      store = await launch(folder, port)
    },
    freeze: () => store.kill('SIGSTOP'),
    thaw: () => store.kill('SIGCONT'),
    async stop() {
      await halt()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function launch(folder: string, port: number) {
  const place = ['-d', folder, '-a', '127.0.0.1', '-p', String(port), '-s']
  const buckets = [BUCKET, SPARE_BUCKET].flatMap((bucket) => ['--configure-bucket', bucket])
  const child = spawn(process.execPath, [...NODE_OPTIONS, ...MORTAL, PROGRAM, ...place, ...buckets], {
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (text: Buffer) => (said += text.toString()))
  while (child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/${BUCKET}`).catch(() => null)
    if (answer !== null) return child
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The object store did not start. It said:\n${said}`)
}
