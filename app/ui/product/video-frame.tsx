import { Play } from 'lucide-react'
import { useState } from 'react'
import type { Picture as StoredPicture } from '../../../domain/picture.ts'
import { classNames } from '../base/class-names.ts'
import { Picture } from '../base/picture.tsx'
import { ProductPicture } from '../catalogue/product-picture.tsx'

const PERMISSIONS = 'accelerometer; autoplay; encrypted-media; fullscreen; picture-in-picture'

type VideoFrameProps = {
  /** The address for a frame. */
  url: string
  /** What the play button says. */
  label: string
  title: string
  poster: StoredPicture | null
  /** One of the further videos; its poster is a picture of the product, the main one's is a scene. */
  small?: boolean
}

/** A poster that becomes the video when it is pressed; without scripts it leads to the video's own page. */
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
      {small || poster === null ? (
        <ProductPicture picture={poster} alt="" sizes="(width >= 64rem) 430px, 92vw" />
      ) : (
        <Picture picture={poster} alt="" sizes="(width >= 87.5rem) 880px, (width >= 64rem) 62vw, 92vw" />
      )}
      <span className={classNames('video-play', small && 'video-play-small')} aria-hidden="true">
        <Play />
      </span>
    </a>
  )
}
