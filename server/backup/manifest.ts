import { z } from 'zod'

export const MANIFEST = 'manifest.json'

/** What stands last in an archive and says what the rest has to be. */
export const manifestSchema = z.object({
  /** 2: the files lie beside the archive, in a folder for all archives. */
  format: z.union([z.literal(1), z.literal(2)]),
  createdAt: z.string(),
  /** The state of the tables: every migration that had run. */
  migrations: z.array(z.string()).min(1),
  /** How many rows each table has. */
  tables: z.record(z.string(), z.number().int().nonnegative()),
  files: z.number().int().nonnegative(),
  /** Over all entries before this one. */
  checksum: z.string(),
})

export type Manifest = z.infer<typeof manifestSchema>

export const TABLES_FOLDER = 'tables/'
export const FILES_FOLDER = 'files/'
/** In an archive of format 2: the names of its files. And the folder beside it that holds them. */
export const FILE_NAMES = 'files.json'
export const FILES_BESIDE = 'files'
export const fileNamesSchema = z.array(z.string())
