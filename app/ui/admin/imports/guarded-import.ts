import { importPage } from '#content/imports/import-page.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { ImportAnswer } from '#app/actions/catalogue/import-form.ts'
import { documentLocale } from '#app/ui/admin/document-locale.ts'
import { guardedAction } from '#app/ui/admin/guarded-action.ts'

/** The `clientAction` of the pages of imports: what was chosen stays on the page when nobody answers. */
export function guardedImport<Answer>(serverAction: () => Promise<Answer>, unreachable: Localized) {
  return guardedAction(serverAction, {
    lost: (why): ImportAnswer => {
      const message = why === 'signed-out' ? importPage.signedOut : unreachable
      return { message: message[documentLocale()] }
    },
  })
}
