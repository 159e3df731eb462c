import { bodyProblems } from '#content/body-problems.ts'
import type { BodyProblem } from './request-body.ts'

export const MAX_PART_HEADER_BYTES = 8 * 1024
export const BLANK_LINE = Buffer.from('\r\n\r\n')

/**
 * Counts the parts of a multipart body before it is parsed: a parser takes a hundred thousand empty parts
 * without a word. One pass over the bytes.
 */
export function multipartProblem(bytes: Buffer, contentType: string, maxParts: number): BodyProblem | null {
  const delimiter = delimiterOf(contentType)
  if (!delimiter) return { status: 400, message: bodyProblems.noBoundary }
  let parts = 0
  for (let at = bytes.indexOf(delimiter); at !== -1; at = bytes.indexOf(delimiter, at + delimiter.length)) {
    const start = at + delimiter.length
    if (isClosing(bytes, start)) return null
    parts += 1
    if (parts > maxParts) return { status: 413, message: bodyProblems.tooManyFields }
    if (headerLength(bytes, start) > MAX_PART_HEADER_BYTES) return { status: 413, message: bodyProblems.fieldMalformed }
  }
  return { status: 400, message: bodyProblems.formCutOff }
}

/** The beginning of a form that was too long, as a form of the parts that are whole. */
export function wholeParts(bytes: Buffer<ArrayBuffer>, contentType: string): Buffer<ArrayBuffer> {
  const delimiter = delimiterOf(contentType)
  const last = delimiter ? bytes.lastIndexOf(delimiter) : -1
  return delimiter && last >= 0 ? Buffer.concat([bytes.subarray(0, last), delimiter, Buffer.from('--\r\n')]) : bytes
}

export function delimiterOf(contentType: string): Buffer | null {
  const boundary = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType)
  return boundary && Buffer.from(`--${boundary[1] ?? boundary[2]}`)
}

function isClosing(bytes: Buffer, at: number): boolean {
  return bytes[at] === 0x2d && bytes[at + 1] === 0x2d
}

function headerLength(bytes: Buffer, start: number): number {
  const window = bytes.subarray(start, start + MAX_PART_HEADER_BYTES + BLANK_LINE.length)
  const end = window.indexOf(BLANK_LINE)
  return end === -1 ? window.length : end
}
