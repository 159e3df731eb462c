/** A process that decodes and encodes pictures and reads PDFs; `picture-process.ts` starts it and talks with it. */
import { drawIcon, type IconSource } from './signs/icon-drawing.ts'
import { inspectLogo } from './signs/logo-inspection.ts'
import { toBuffer } from './message-bytes.ts'
import { encodeRenditions } from './picture-encoder.ts'
import { inspectPicture } from './picture-inspection.ts'
import type { PictureTask, SocialFiles } from './picture-process.ts'
import { inspectPdf } from './pdf-inspection.ts'
import { drawSocialPicture } from './social-drawing.ts'
import { answerTasks } from './processes/worker-process.ts'

answerTasks(768 * 1024 ** 2, resultOf)

async function resultOf(task: PictureTask): Promise<unknown> {
  if (task.kind === 'social') return drawSocialPicture(task.card, socialFiles(task.files))
  if (task.kind === 'icon') return drawIcon(iconSource(task.source), task.name)
  const source = toBuffer(task.bytes)
  if (task.kind === 'logo') return inspectLogo(source, task.shape)
  if (task.kind === 'pdf') return inspectPdf(source, task.isCatalogue)
  return task.kind === 'inspect' ? inspectPicture(source) : encodeRenditions(source)
}

function socialFiles({ picture, logo, mark }: Record<keyof SocialFiles, Uint8Array | null>): SocialFiles {
  return { picture: picture && toBuffer(picture), logo: logo && toBuffer(logo), mark: mark && toBuffer(mark) }
}

function iconSource(source: IconSource): IconSource {
  return 'mark' in source ? { mark: toBuffer(source.mark) } : source
}
