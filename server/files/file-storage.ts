import type { AwsEnvironment } from '#server/config-values.ts'
import type { StorageConfig } from '#server/config.ts'
import { openLocalStorage } from './local-storage.ts'
import { openS3Storage } from './s3-storage.ts'

/** First and last byte of a part, both included, inside the file. */
export type ByteRange = { start: number; end: number }

/** Bytes of a file as a response can take them: small ones whole, larger ones as they are read. */
export type FileBody = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>

/**
 * Where the bytes of uploads and of people's private files lie. Names are single segments of ASCII, for private files below
 * one folder (`private/private-key.ts`), what is printed below another (`prints-folder.ts`); they follow from the content, so a name never gets other bytes and writing the same file
 * twice is harmless. What exists is known by the database, not from here.
 */
export type FileStorage = {
  /**
   * Returns when the bytes would survive a power cut. Those of a `Blob` are read as they are written. A disk is left with
   * `leave` bytes at least, where that is more than it keeps anyway.
   */
  put(name: string, bytes: Uint8Array | Blob, mime: string, leave?: number): Promise<void>
  /** The whole file, or null where it is missing. */
  read(name: string): Promise<Buffer<ArrayBuffer> | null>
  /** The file or a part of it for an answer, or null where it is missing. */
  open(name: string, range?: ByteRange): Promise<FileBody | null>
  /** Whether a file is there. */
  has(name: string): Promise<boolean>
  /** Removes a file; a missing one is no error. */
  remove(name: string): Promise<void>
  /** The names of everything stored but what is printed, which can be made again. */
  list(): Promise<string[]>
  /** Throws where files can be neither read nor written. */
  check(): Promise<void>
}

/** The storage that the configuration names. Throws an error with one clear line where it cannot be used. */
export async function openFileStorage(config: StorageConfig, keys: AwsEnvironment): Promise<FileStorage> {
  return config.kind === 'file' ? openLocalStorage(config.directory) : openS3Storage(config, keys)
}
