import { Pause, Play } from 'lucide-react'
import { homeFirstView } from '#content/pages/home-first-view.ts'
import { useWords } from '#app/locale.ts'
import { Beads } from '#app/ui/base/list/dots.tsx'
import type { useAutoplay } from './use-autoplay.ts'

type HeroControlsProps = {
  active: number
  count: number
  tone: 'dark' | 'light'
  autoplay: ReturnType<typeof useAutoplay>
  onPick: (slide: number) => void
}

/** A bead per slide, which fills while its slide is shown, and a button that stops all movement. */
export function HeroControls({ active, count, tone, autoplay, onPick }: HeroControlsProps) {
  const { pause, play } = useWords(homeFirstView).hero
  return (
    <div className="hero-controls needs-scripts" data-tone={tone}>
      <Beads count={count} current={active} running={autoplay.running} onPick={onPick} />
      {autoplay.moves && (
        <button
          type="button"
          className="hero-stop"
          aria-label={autoplay.stopped ? play : pause}
          onClick={autoplay.toggle}
        >
          {autoplay.stopped ? <Play /> : <Pause />}
        </button>
      )}
    </div>
  )
}
