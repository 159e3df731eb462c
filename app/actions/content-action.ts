import { siteContent } from '#content/admin/site/site-content.ts'
import { pageTemplate } from '#content/templates/templates.ts'
import { typedOf } from '#domain/messages/message-form.ts'
import { filesOf, formTexts } from '#domain/records/field.ts'
import { contentFields, type ContentKind } from '#domain/site/content/content-kinds.ts'
import type { ContentRecord } from '#domain/site/content/content-record.ts'
import { TEMPLATE_INTENT } from '#domain/site/content/templates.ts'
import { fieldsContext, servicesContext } from '#app/context.ts'
import { savePublishable } from './publishable-action.ts'
import type { SaveArgs } from './record-action.ts'

/** Saves the form of a record of the site's content: a new one, or the one of that id. */
export function saveContent(args: SaveArgs, kind: ContentKind, id: string | null) {
  const { editing } = args.context.get(servicesContext)
  const table = contentFields(kind, id ?? '')
  // A template is a draft of its own words, whatever stands in the form.
  const isTemplate = typedOf(args.context.get(fieldsContext), 'intent') === TEMPLATE_INTENT
  const template = isTemplate && kind === 'page' ? pageTemplate(id ?? '') : null
  const single = Object.keys(filesOf(table)).map((name) => [name, `existing_${name}`])
  return savePublishable<ContentRecord>(args, {
    kind,
    save: (typed, by) => {
      const fields = template ? { ...typed, ...template, intent: 'draft' } : typed
      return (id === null ? editing[kind].add : editing[kind].update)(fields, by)
    },
    id,
    toFields: (record) => formTexts(table, record as never),
    files: { single: Object.fromEntries(single) as Record<string, string> },
    notice: kind === 'template' ? 'template-saved' : 'content-saved',
    refused: (message, locale) => message ?? siteContent.unreachable[locale],
  })
}
