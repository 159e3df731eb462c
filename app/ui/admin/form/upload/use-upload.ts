import { useEffect, useRef, useState } from 'react'
import { adminForm } from '../../../../../content/admin/form.ts'
import type { InLanguage } from '../../../../../domain/text/in-language.ts'
import { useLocale, useWords } from '../../../../locale.ts'
import { useRecordForm } from '../record-form-context.ts'
import { ACCEPTED, sendUpload, type FileKind, type UploadAnswer } from './send-upload.ts'
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

/** Uploads files one by one and tells how far they are. The form waits for them before it is saved. */
export function useUpload(kind: FileKind, onFile: (file: UploadedFile) => void) {
  const locale = useLocale()
  const words = useWords(adminForm).upload
  const form = useRecordForm()
  const [running, setRunning] = useState<Transfer[]>([])
  const cancelling = useRef(new Map<number, AbortController>())
  const change = (id: number, part: Partial<Transfer> | null) =>
    setRunning((all) => all.flatMap((one) => (one.id !== id ? one : part ? { ...one, ...part } : [])))

  async function send({ id, file }: Transfer) {
    const cancelled = new AbortController()
    cancelling.current.set(id, cancelled)
    const onProgress = (percent: number) => change(id, { percent })
    const answer = await sendUpload(file, { kind, locale, signal: cancelled.signal, onProgress })
    cancelling.current.delete(id)
    if (answer.ok) onFile(answer.file)
    const isOver = answer.ok || answer.problem === 'cancelled'
    change(id, isOver ? null : { problem: problemText(answer, words) })
    if (!isOver) throw new Error(answer.problem)
  }

  function start(files: Iterable<File>) {
    for (const file of files) {
      const transfer = newTransfer(file, isOf(kind, file) ? null : words.wrongKind)
      setRunning((all) => [...all, transfer])
      if (transfer.problem === null) form.await(send(transfer))
    }
  }

  function retry(transfer: Transfer) {
    change(transfer.id, { problem: null, percent: 0 })
    form.await(send(transfer))
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

function isOf(kind: FileKind, { type }: File): boolean {
  return ACCEPTED[kind].split(',').includes(type)
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
