import type { Localized } from '#domain/text/locale.ts'

/** Said of a picture that is stored smaller than it was sent. */
export function madeSmaller(sent: number, kept: number): Localized {
  const [before, after] = [inMegabytes(sent), inMegabytes(kept)]
  return { ar: `صُغّرت: من ${before} إلى ${after} ميغابايت.`, en: `Made smaller: ${before} MB → ${after} MB.` }
}

function inMegabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1)
}
