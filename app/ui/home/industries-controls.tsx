import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { homePage } from '../../../content/pages/home.ts'
import { useLabels, useWords } from '../../locale.ts'
import { Button } from '../base/button.tsx'
import type { useAutoplay } from './use-autoplay.ts'

type IndustriesControlsProps = {
  autoplay: ReturnType<typeof useAutoplay>
  onPrevious: () => void
  onNext: () => void
}

export function IndustriesControls({ autoplay, onPrevious, onNext }: IndustriesControlsProps) {
  const labels = useLabels()
  const { pause, play } = useWords(homePage).industries
  return (
    <div className="needs-scripts flex gap-2.5">
      {autoplay.moves && (
        <Button kind="outline" icon aria-label={autoplay.stopped ? play : pause} onClick={autoplay.toggle}>
          {autoplay.stopped ? <Play /> : <Pause />}
        </Button>
      )}
      <Button kind="outline" icon aria-label={labels.previous} onClick={onPrevious}>
        <ChevronLeft className="mirrored" />
      </Button>
      <Button kind="outline" icon aria-label={labels.next} onClick={onNext}>
        <ChevronRight className="mirrored" />
      </Button>
    </div>
  )
}
