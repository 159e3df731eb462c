/** A phone number or another run of figures in groups, outside of addresses. */
const RUN = /(?<![\w/.@-])\+?\d[\d ()-]{5,38}\d(?![\w/@-])/g

/**
 * Figures in groups keep their order inside Arabic: without the two marks, which nobody sees, `+966 11 000 0000` would
 * be read from its end.
 */
export function isolateNumbers(text: string): string {
  return text.replaceAll(RUN, '\u2066$&\u2069')
}
