import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { pagingLabels } from '#content/paging-labels.ts'
import { homePage } from '#content/pages/home.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import type { useAutoplay } from './use-autoplay.ts'

type IndustriesControlsProps = {
  autoplay: ReturnType<typeof useAutoplay>
  onPrevious: () => void
  onNext: () => void
}

export function IndustriesControls({ autoplay, onPrevious, onNext }: IndustriesControlsProps) {
  const paging = useWords(pagingLabels)
  const { pause, play } = useWords(homePage).industries
  return (
    <div className="needs-scripts flex gap-2.5">
      {autoplay.moves && (
        <Button kind="outline" icon aria-label={autoplay.stopped ? play : pause} onClick={autoplay.toggle}>
          {autoplay.stopped ? <Play /> : <Pause />}
        </Button>
      )}
      <Button kind="outline" icon aria-label={paging.previous} onClick={onPrevious}>
        <ChevronLeft className="mirrored" />
      </Button>
      <Button kind="outline" icon aria-label={paging.next} onClick={onNext}>
        <ChevronRight className="mirrored" />
      </Button>
    </div>
  )
}
