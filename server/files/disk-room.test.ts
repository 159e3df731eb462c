import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { diskProblem } from './disk-room.ts'

it('says why a disk stores nothing more, and leaves nothing on one that does', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'disk-'))
  expect(await diskProblem(folder, 0)).toBeNull()
  expect(await readdir(folder)).toEqual([])
  expect(await diskProblem(folder, Number.MAX_SAFE_INTEGER)).toMatch(/^the disk is full \(\d+ MB left\)$/)
  await rm(folder, { recursive: true })
  expect(await diskProblem(folder)).toBe('the disk takes no writes (ENOENT)')
})
