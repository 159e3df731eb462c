import { editorWords } from '#content/admin/editor.ts'
import { directionOf, type Locale } from '#domain/text/locale.ts'
import { useWords } from '#app/locale.ts'
import { RichText } from '#app/ui/blog/rich-text.tsx'

/** What stands in place of the editor until it has loaded: the same text in the same frame, so that nothing moves. */
export function EditorWaiting({ html, locale }: { html: string; locale: Locale }) {
  const { loading } = useWords(editorWords)
  return (
    <div className="editor needs-scripts">
      <div className="editor-bar">
        <p className="editor-loading">{loading}</p>
      </div>
      <div className="editor-text" lang={locale} dir={directionOf(locale)} inert>
        <RichText html={html} />
      </div>
    </div>
  )
}
