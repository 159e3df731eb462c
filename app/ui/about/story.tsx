type StoryProps = { title: string; paragraphs: string[] }

/** The company's story: its first paragraph leads, the rest follows more quietly. */
export function Story({ title, paragraphs: [first, ...rest] }: StoryProps) {
  return (
    <section className="section grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]">
      <h2 className="text-h1">{title}</h2>
      <div className="grid max-w-[46rem] gap-6">
        <p className="text-lead">{first}</p>
        {rest.map((paragraph) => (
          <p key={paragraph} className="text-body text-ink-2">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  )
}
