const MB = 1024 * 1024

/** Whether to tell somebody that the picture they sent is stored smaller: what hardly changed is not worth a line. */
export function isMadeSmaller(sent: number, stored: number): boolean {
  return sent > MB && stored < sent * 0.9
}
