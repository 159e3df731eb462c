import type { RouterContextProvider } from 'react-router'
import { attachmentProblems } from '#content/attachment-words.ts'
import type { FileSender } from '#domain/messages/message.ts'
import { ATTACHMENTS, filesOf, isCutOff } from '#domain/quotes/attached-files.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import { isolateText } from '#domain/text/isolate.ts'
import type { Localized } from '#domain/text/locale.ts'
import { fieldsContext, servicesContext } from '#app/context.ts'

/**
 * Keeps the files of a form of staff, all or none; answers their ids. A mail that names a file it lacks helps nobody: where
 * one is refused, its sender is told before anything else is done.
 */
export async function attachFiles(
  context: Readonly<RouterContextProvider>,
  sentBy: FileSender = 'staff',
): Promise<Outcome<string[]>> {
  const fields = context.get(fieldsContext)
  const refusal = (reason: Localized) => failure({ kind: 'invalid', fields: { [ATTACHMENTS]: reason } })
  if (isCutOff(fields)) return refusal(attachmentProblems.cutOff)
  const { stored, refused } = await context.get(servicesContext).requestFiles.take(filesOf(fields), sentBy)
  const [first] = refused
  if (!first) return success(stored.map(({ id }) => id))
  const name = isolateText(first.name)
  return refusal({ ar: `${name}: ${first.reason.ar}`, en: `${name}: ${first.reason.en}` })
}
