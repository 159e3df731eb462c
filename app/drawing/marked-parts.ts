import type { DrawnPart, PagePiece } from '../context.ts'
import { drawPart } from './draw-part.tsx'
import type { PartToDraw } from '../ui/site/kept-part.tsx'

/** Stands in a page for a part that is at hand. Nothing that anybody has written can say it. */
const MARK = `<!--${crypto.randomUUID()}:`
const END = '-->'

/** Leaves the parts that are at hand out of a page while it is drawn, and puts them into it as they are. */
export class MarkedParts {
  readonly #parts: DrawnPart[] = []

  /** Answers with what stands for the part until the page is drawn. */
  draw = (wanted: PartToDraw): string => MARK + (this.#parts.push(drawPart(wanted)) - 1) + END

  piecesOf(html: string): PagePiece[] {
    return html.split(MARK).flatMap((text, index): PagePiece[] => {
      if (index === 0) return [text]
      const end = text.indexOf(END)
      return [this.#parts[Number(text.slice(0, end))]!, text.slice(end + END.length)]
    })
  }
}
