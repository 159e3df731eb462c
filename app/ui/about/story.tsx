type StoryProps = { title: string; paragraphs: string[] }

/** The company's story: its first paragraph leads, the rest follows more quietly. */
export function Story({ title, paragraphs: [first, ...rest] }: StoryProps) {
  return (
    <section className="grid max-w-[46rem] content-center gap-6 py-8">
      <h2 className="text-h2">{title}</h2>
      <p className="text-lead">{first}</p>
      {rest.map((paragraph) => (
        <p key={paragraph} className="text-body text-ink-2">
          {paragraph}
        </p>
      ))}
    </section>
  )
}
