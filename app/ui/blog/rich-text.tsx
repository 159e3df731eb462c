/** What staff wrote in the editor. The server cleaned it before it was stored. */
export function RichText({ html }: { html: string }) {
  // oxlint-disable-next-line react/no-danger -- clean HTML, see server/services/posts/rich-text.ts
  return <div className="rich-text" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
