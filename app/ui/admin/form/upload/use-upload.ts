import { useRecordForm } from '#app/ui/admin/form/record-form-context.ts'
import { ACCEPTED, type FileKind } from './send-upload.ts'
import type { UploadedFile } from './uploaded-file.ts'
import { useTransfers } from './use-transfers.ts'

/** Uploads files of one kind for a form, which waits for them before it is saved. */
export function useUpload(kind: FileKind, onFile: (file: UploadedFile) => void) {
  const { await: hold } = useRecordForm()
  return useTransfers({ kindOf: ({ type }) => (ACCEPTED[kind].split(',').includes(type) ? kind : null), onFile, hold })
}
