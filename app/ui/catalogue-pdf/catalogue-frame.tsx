type CatalogueFrameProps = { file: string; title: string }

/** The catalogue in the browser's own reader. Hidden, and so never loaded, where the window is too narrow for it. */
export function CatalogueFrame({ file, title }: CatalogueFrameProps) {
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers refuse to show a PDF in a sandbox
    <iframe
      src={`${file}#toolbar=0&navpanes=0&view=FitH`}
      title={title}
      loading="lazy"
      className="h-[max(32rem,calc(100svh_-_var(--header)_-_48px))] w-full rounded-2xl border border-line bg-sand max-md:hidden"
    />
  )
}
