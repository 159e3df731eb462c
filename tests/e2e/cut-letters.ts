/**
 * Runs in the page: the lines of text of which a box cuts ink off, above or below. Fonts draw letters beyond their line:
 * the dots of a final ي hang a third of a letter under it.
 */
export function cutLetters(): string[] {
  const canvas = document.createElement('canvas').getContext('2d')!
  const cut: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const box = text.data.trim() === '' ? null : cuttingBox(text.parentElement)
    if (!box || !text.parentElement!.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    for (const { words, top, bottom } of linesOf(text)) {
      const middle = (top + bottom) / 2
      // What a clamp or a closed box hides as a whole is not cut.
      if (middle < box.top || middle > box.bottom) continue
      const ink = inkOf(words, text.parentElement!, top)
      if (ink.bottom > box.bottom + 0.5 || ink.top < box.top - 0.5) {
        const { className } = text.parentElement!
        cut.push(
          `${words} (.${className}: ink ${ink.top.toFixed(1)}–${ink.bottom.toFixed(1)}, box ${box.top.toFixed(1)}–${box.bottom.toFixed(1)})`,
        )
      }
    }
  }
  return cut

  /** Within its borders, where the nearest box round an element that does not let it overflow ends. */
  function cuttingBox(element: Element | null) {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      if (!/hidden|clip/.test(getComputedStyle(at).overflowY)) continue
      const { top, bottom, height } = at.getBoundingClientRect()
      // What only screen readers are told stands in a box of one pixel.
      return height < 4 ? null : { top: top + at.clientTop, bottom: bottom - at.clientTop }
    }
    return null
  }

  function linesOf(text: Text) {
    const lines: { words: string; top: number; bottom: number }[] = []
    for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
      const range = new Range()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const { top, bottom, height } = range.getBoundingClientRect()
      const line = lines.find((one) => Math.abs(one.top - top) < 2)
      if (line) line.words += ` ${word}`
      else if (height > 0) lines.push({ words: word, top, bottom })
    }
    return lines
  }

  function inkOf(words: string, element: Element, top: number) {
    const { fontStyle, fontWeight, fontSize, fontFamily, direction } = getComputedStyle(element)
    canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
    canvas.direction = direction as CanvasDirection
    const measured = canvas.measureText(words)
    const baseline = top + measured.fontBoundingBoxAscent
    return { top: baseline - measured.actualBoundingBoxAscent, bottom: baseline + measured.actualBoundingBoxDescent }
  }
}
