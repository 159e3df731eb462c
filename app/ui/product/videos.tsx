import { productPage } from '#content/pages/product.ts'
import type { Picture as StoredPicture } from '#domain/site/picture.ts'
import type { ProductPage } from '#domain/products/product-view.ts'
import { useWords } from '#app/locale.ts'
import { ACROSS_PHONE, Picture } from '#app/ui/base/picture/picture.tsx'
import { SectionHeading } from '#app/ui/base/section-heading.tsx'
import { VideoFrame } from '#app/ui/base/picture/video-frame.tsx'
import { ProductPicture } from '#app/ui/catalogue/product-picture.tsx'

type VideosProps = {
  videos: ProductPage['videos']
  name: string
  /** The product's own pictures: posters of the smaller videos. */
  pictures: StoredPicture[]
  /** The category's picture: poster of the main video. */
  scene: StoredPicture | null
}

/** The main video large, the others beside it. Nothing is fetched from the video host before a press. */
export function Videos({ videos: { main, others }, name, pictures, scene }: VideosProps) {
  const words = useWords(productPage).videos
  if (main === null && others.length === 0) return null
  return (
    <section className="product-section" aria-labelledby="product-videos">
      <SectionHeading id="product-videos" title={words.title} subtitle={words.notice} />
      <div className="videos">
        {main === null ? (
          <p className="videos-missing">{words.noMain}</p>
        ) : (
          <VideoFrame url={main} label={words.play} title={name} poster={<MainPoster scene={scene} />} />
        )}
        <div className="videos-others">
          {others.length === 0 && <p className="videos-missing">{words.noOthers}</p>}
          {others.map((url, index) => (
            <VideoFrame
              key={url}
              url={url}
              label={words.playNumber(index + 2)}
              title={name}
              poster={<SmallPoster picture={pictures[(index + 1) % pictures.length] ?? null} />}
              small
            />
          ))}
        </div>
      </div>
    </section>
  )
}

function MainPoster({ scene }: { scene: StoredPicture | null }) {
  if (scene === null) return <SmallPoster picture={null} />
  return <Picture picture={scene} alt="" sizes={`(width >= 87.5rem) 880px, (width >= 64rem) 62vw, ${ACROSS_PHONE}`} />
}

function SmallPoster({ picture }: { picture: StoredPicture | null }) {
  return <ProductPicture picture={picture} alt="" sizes={`(width >= 64rem) 430px, ${ACROSS_PHONE}`} />
}
