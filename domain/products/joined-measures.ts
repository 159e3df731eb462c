/** A number, a space and a unit after which the word ends. */
const MEASURE = /(\d) (?=(?:[mck]?m|ml|[lL]|k?g|مل|لتر|ك?جم|مل?م|سم|م)(?!\p{L}))/gu

/** `750 ml` stays on one line: number and unit are joined by a no-break space, as the site's own texts join them. */
export function joinMeasures(text: string): string {
  return text.replaceAll(MEASURE, '$1\u00a0')
}
