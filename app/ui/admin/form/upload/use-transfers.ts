import { useEffect, useRef, useState } from 'react'
import { adminForm } from '#content/admin/form.ts'
import type { InLanguage } from '#domain/text/locale.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { useRecordForm } from '#app/ui/admin/form/record-form-context.ts'
import { sendUpload, type FileKind, type UploadAnswer, ACCEPTED } from './send-upload.ts'
import type { UploadedFile } from './uploaded-file.ts'

/** A file on its way. `preview` is the picture as it lies on this device. */
export type Transfer = {
  id: number
  file: File
  preview: string | null
  percent: number
  /** Why it did not arrive. */
  problem: string | null
  /** Whether it might arrive if it were sent again. */
  mayRetry: boolean
}

let transfers = 0

type Transferring = {
  /** As which kind a file is sent; null where none is taken. */
  kindOf: (file: File) => FileKind | null
  onFile: (file: UploadedFile) => void
  /** Whatever has to wait for what is on its way. */
  hold?: (work: Promise<unknown>) => void
  /** They stay while nothing shows them. */
  isKept?: boolean
}

export function useTransfers({ kindOf, onFile, hold = ignoreFailure, isKept = false }: Transferring) {
  const locale = useLocale()
  const words = useWords(adminForm).upload
  const [running, setRunning] = useState<Transfer[]>([])
  const cancelling = useRef(new Map<number, AbortController>())
  const change = (id: number, part: Partial<Transfer> | null) =>
    setRunning((all) => all.flatMap((one) => (one.id !== id ? one : part ? { ...one, ...part } : [])))

  async function send({ id, file }: Transfer) {
    const kind = kindOf(file) ?? 'image'
    const cancelled = new AbortController()
    cancelling.current.set(id, cancelled)
    const onProgress = (percent: number) => change(id, { percent })
    const answer = await sendUpload(file, { kind, isKept, locale, signal: cancelled.signal, onProgress })
    cancelling.current.delete(id)
    if (answer.ok) onFile(answer.file)
    const isOver = answer.ok || answer.problem === 'cancelled'
    change(id, isOver ? null : { problem: problemText(answer, words) })
    if (!isOver) throw new Error(answer.problem)
  }

  function start(files: Iterable<File>) {
    for (const file of files) {
      const transfer = newTransfer(file, problemOf(file, kindOf(file), words))
      setRunning((all) => [...all, transfer])
      if (transfer.problem === null) hold(send(transfer))
    }
  }

  function retry(transfer: Transfer) {
    change(transfer.id, { problem: null, percent: 0 })
    hold(send(transfer))
  }

  function cancel(transfer: Transfer) {
    cancelling.current.get(transfer.id)?.abort()
    change(transfer.id, null)
  }

  useReleasedPreviews(running)
  return { running, start, retry, cancel }
}

function newTransfer(file: File, problem: string | null): Transfer {
  const preview = file.type.startsWith('image/') ? URL.createObjectURL(file) : null
  return { id: ++transfers, file, preview, percent: 0, problem, mayRetry: problem === null }
}

/** A failed transfer tells of itself. */
function ignoreFailure(work: Promise<unknown>): void {
  work.catch(() => {})
}

const MB = 1024 * 1024
const PICTURE = 25 * MB
const MOST_BYTES: Record<FileKind, number> = {
  image: PICTURE,
  logo: PICTURE,
  mark: PICTURE,
  pdf: 20 * MB,
  catalogue: 30 * MB,
}

/** What the server would say of it too, once all of it had arrived there. */
function problemOf({ name, size }: File, kind: FileKind | null, words: Words): string | null {
  if (/\.hei[cf]$/i.test(name)) return words.heic
  if (kind === null) return words.wrongKind
  if (size <= MOST_BYTES[kind]) return null
  if (kind === 'catalogue') return words.catalogueTooLarge
  return kind === 'pdf' ? words.pdfTooLarge : words.pictureTooLarge
}

/** Pictures that are looked at are held in memory until they are let go. */
function useReleasedPreviews(running: Transfer[]) {
  const held = useRef(new Map<number, string>())
  useEffect(() => {
    for (const { id, preview } of running) if (preview) held.current.set(id, preview)
    for (const [id, preview] of held.current) {
      if (running.some((transfer) => transfer.id === id)) continue
      URL.revokeObjectURL(preview)
      held.current.delete(id)
    }
  }, [running])
}

type Words = InLanguage<(typeof adminForm)['upload']>

function problemText(answer: Extract<UploadAnswer, { ok: false }>, words: Words): string {
  if (answer.problem === 'offline') return words.offline
  if (answer.problem === 'signed-out') return words.signedOut
  return answer.message ?? words.failed
}

/** Uploads files of one kind for a form, which waits for them before it is saved. */
export function useUpload(kind: FileKind, onFile: (file: UploadedFile) => void) {
  const { await: hold } = useRecordForm()
  return useTransfers({ kindOf: ({ type }) => (ACCEPTED[kind].split(',').includes(type) ? kind : null), onFile, hold })
}
