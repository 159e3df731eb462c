import type { PrintKind, Printed } from '#server/print/print-job.ts'
import { printProcess } from '#server/print/print-process.ts'
import type { Manuscript } from './manuscript.ts'
import { type PictureOrder, preparePicture } from './picture-order.ts'
import type { Sources } from './sources.ts'

export class Press {
  readonly #sources: Sources
  readonly #pictures = new Map<string, Buffer>()

  constructor(sources: Sources) {
    this.#sources = sources
  }

  async print(kind: PrintKind, { template, data, pictures }: Manuscript): Promise<Printed> {
    const prepared: Record<string, Buffer> = {}
    for (const order of pictures) prepared[order.name] = await this.#picture(order)
    const printed = await printProcess.print(kind, { template, data, pictures: prepared })
    if (printed.inaccessible !== null) throw new Error(`${template}: ${printed.inaccessible}`)
    return printed
  }

  /** Both languages of a document mostly want the same pictures. */
  async #picture(order: PictureOrder): Promise<Buffer> {
    const key = JSON.stringify(order)
    const prepared = this.#pictures.get(key) ?? (await preparePicture(order, this.#sources))
    this.#pictures.set(key, prepared)
    return prepared
  }
}
