import { blogPage } from '#content/pages/blog.ts'
import { type Picture as StoredPicture } from '#domain/site/picture.ts'
import { pictureAlt } from '#domain/media/picture-alt.ts'
import type { PostPage, PostVideo } from '#domain/posts/post-page.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { ACROSS_PHONE, Picture } from '#app/ui/base/picture/picture.tsx'
import { VideoFrame } from '#app/ui/base/picture/video-frame.tsx'

/** Pictures and videos below an article; nothing where it has none. */
export function ArticleMedia({ post }: { post: PostPage }) {
  const words = useWords(blogPage)
  const locale = useLocale()
  return (
    <>
      {post.gallery.length > 0 && (
        <section className="mt-14">
          <h2 className="text-h3">{words.gallery}</h2>
          <ul className="mt-5 grid gap-4 sm:grid-cols-2">
            {post.gallery.map((picture, index) => (
              <li key={picture.file}>
                <Picture
                  picture={picture}
                  alt={pictureAlt(picture, '', words.picture(post.title, index + 1), locale)}
                  sizes={`(width < 48rem) ${ACROSS_PHONE}, 372px`}
                  className="aspect-3/2 rounded-xl"
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {post.videos.length > 0 && (
        <section className="mt-14">
          <h2 className="text-h3">{words.videos}</h2>
          <ul className="mt-5 grid gap-5">
            {post.videos.map((video, index) => (
              <li key={video.src}>
                <Video video={video} title={words.video(post.title, index + 1)} poster={post.image} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Video({ video, title, poster }: { video: PostVideo; title: string; poster: StoredPicture | null }) {
  const words = useWords(blogPage)
  if (video.kind === 'frame') {
    const picture = poster && <Picture picture={poster} alt="" sizes={`(width < 48rem) ${ACROSS_PHONE}, 744px`} />
    return <VideoFrame url={video.src} label={words.play(title)} title={title} poster={picture} />
  }
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- staff upload no caption files
    <video
      src={video.src}
      controls
      preload="metadata"
      aria-label={title}
      className="aspect-video w-full rounded-xl bg-night"
    />
  )
}
