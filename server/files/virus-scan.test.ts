import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MARK, openScanner, type Scanner } from '#tests/support/scanner.ts'
import { readSocket } from '#server/config-values.ts'
import { createVirusScan } from './virus-scan.ts'

const FILE = Buffer.from('a datasheet')
/** Its mark stands over the border of two chunks. */
const LARGE = Buffer.concat([Buffer.alloc(64 * 1024 - 5), Buffer.from(MARK), Buffer.alloc(3_000_000, 7)])

describe.each(['a port', 'a path'])('a scanner at %s', (place) => {
  let folder: string
  let scanner: Scanner
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'scanner-'))
    scanner = await openScanner(place === 'a path' ? join(folder, 'clamd.ctl') : undefined)
  })
  afterEach(async () => {
    await scanner.close()
    rmSync(folder, { recursive: true })
  })

  const scan = (bytes: Buffer, timeLimit?: number) => createVirusScan(readSocket(scanner.address)!, timeLimit)(bytes)

  it('gets the whole file and says what is in it', async () => {
    expect(await scan(FILE)).toEqual({ kind: 'clean' })
    expect(await scan(LARGE)).toEqual({ kind: 'found', name: 'Test.Mark' })
    expect(await scan(Buffer.alloc(0))).toEqual({ kind: 'clean' })
    expect(scanner.taken.map((file, index) => file.equals([FILE, LARGE, Buffer.alloc(0)][index]!))).toEqual([
      true,
      true,
      true,
    ])
  })

  it('answers for each of many files at once', async () => {
    const files = Array.from({ length: 20 }, (_, index) => Buffer.from(index % 2 ? MARK : `clean ${index}`))
    const kinds = (await Promise.all(files.map((file) => scan(file)))).map(({ kind }) => kind)
    expect(kinds).toEqual(files.map((_, index) => (index % 2 ? 'found' : 'clean')))
  })

  it('that is silent leaves everything open', async () => {
    scanner.setMood('silent')
    expect(await scan(LARGE, 300)).toEqual({ kind: 'unknown', reason: 'no answer in time' })
  })

  it('that breaks off leaves everything open', async () => {
    scanner.setMood('breaks-off')
    const told = await scan(LARGE)
    expect(told).toEqual({ kind: 'unknown', reason: expect.any(String) })
    expect(told).not.toHaveProperty('reason', 'no answer in time')
  })

  it('that finds a file too long leaves everything open', async () => {
    scanner.setMood('too-long')
    const reason = 'the scanner answered INSTREAM size limit exceeded. ERROR'
    expect(await scan(LARGE)).toEqual({ kind: 'unknown', reason })
  })

  it('that is away leaves everything open', async () => {
    await scanner.close()
    expect(await scan(FILE)).toEqual({ kind: 'unknown', reason: expect.stringMatching(/ECONNREFUSED|ENOENT/) })
  })
})
