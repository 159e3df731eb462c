import { componentsPage } from '#content/components-page.ts'
import { useWords } from '#app/locale.ts'

export function Colours() {
  const { swatches, accents } = useWords(componentsPage)
  const grounds = [
    { name: swatches.red, value: '#C1272D · 5.8', look: 'bg-red text-white' },
    { name: swatches.ink, value: '#1F2328 · 14.6', look: 'bg-ink text-white' },
    { name: swatches.ink2, value: '#4A4F57 · 7.6', look: 'bg-ink-2 text-white' },
    { name: swatches.ink3, value: '#5E6268 · 5.7', look: 'bg-ink-3 text-white' },
    { name: swatches.paper, value: '#F8F6F3', look: 'border border-line bg-paper' },
    { name: swatches.tile, value: '#F0ECE6', look: 'bg-tile' },
    { name: swatches.sand, value: '#EAE5DD', look: 'bg-sand' },
    { name: swatches.surface, value: '#FFFFFF', look: 'border border-line bg-surface' },
  ]
  return (
    <div className="grid gap-2.5 pb-12">
      <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-4 xl:grid-cols-8">
        {grounds.map(({ name, value, look }) => (
          <li key={name} className={`flex h-26 flex-col justify-end rounded-lg p-3 ${look}`}>
            <span className="text-nav">{name}</span>
            <span className="text-label">
              <bdi dir="ltr">{value}</bdi>
            </span>
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-4 xl:grid-cols-8">
        {accents.map(({ id, name }, index) => (
          <li key={id} data-accent={index + 1} className="overflow-hidden rounded-lg bg-surface">
            <div className="h-13 bg-acc" />
            <div className="h-6.5 bg-acc-d" />
            <div className="h-6.5 bg-acc-t" />
            <p className="text-nav px-3 py-2">{name}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
