import { Play } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { classNames } from '#app/ui/base/class-names.ts'

const PERMISSIONS = 'autoplay; encrypted-media; fullscreen; picture-in-picture'

type VideoFrameProps = {
  /** The address for a frame. */
  url: string
  /** What the play button says. */
  label: string
  title: string
  poster: ReactNode
  small?: boolean
}

/** A video of another host, of which nothing is asked before: a poster that becomes the video when it is pressed; without scripts it leads to the video's own page. */
export function VideoFrame({ url, label, title, poster, small }: VideoFrameProps) {
  const [playing, setPlaying] = useState(false)
  if (playing) {
    return (
      <div className="video">
        <iframe
          src={`${url}?autoplay=1&rel=0`}
          title={title}
          allow={PERMISSIONS}
          // The frame is another site's: with its own origin it cannot lift the sandbox from here.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allowFullScreen
        />
      </div>
    )
  }
  return (
    <a
      href={url}
      className="video"
      aria-label={label}
      rel="noopener"
      onClick={(event) => {
        event.preventDefault()
        setPlaying(true)
      }}
    >
      {poster}
      <span className={classNames('video-play', small && 'video-play-small')} aria-hidden="true">
        <Play />
      </span>
    </a>
  )
}
