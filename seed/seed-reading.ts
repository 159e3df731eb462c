import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'

/** A file of the demo content cannot be used. The message names the file and what is wrong with it. */
export class DemoContentError extends Error {
  override name = 'DemoContentError'
}

/** Reads and checks one file of the demo content. */
export async function readSeedFile<T>(directory: string, file: string, schema: z.ZodType<T>): Promise<T> {
  const content = await readFile(join(directory, 'content', file), 'utf8').catch(() => fail(file, 'cannot be read'))
  const parsed = schema.safeParse(parseJson(file, content))
  if (parsed.success) return parsed.data
  const [first, ...others] = parsed.error.issues
  const more = others.length > 0 ? ` (and ${others.length} more)` : ''
  return fail(file, `${first?.path.join('.') ?? ''}: ${first?.message ?? ''}${more}`)
}

function parseJson(file: string, content: string): unknown {
  try {
    return JSON.parse(content)
  } catch (error) {
    return fail(file, `is no JSON: ${error instanceof Error ? error.message : ''}`)
  }
}

export function fail(file: string, problem: string): never {
  throw new DemoContentError(`${file} ${problem}.`)
}
