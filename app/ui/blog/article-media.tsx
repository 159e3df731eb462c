import { blogPage } from '../../../content/pages/blog.ts'
import type { PostPage, PostVideo } from '../../../domain/post-page.ts'
import { useWords } from '../../locale.ts'
import { Picture } from '../base/picture.tsx'

/** Pictures and videos below an article; nothing where it has none. */
export function ArticleMedia({ post }: { post: PostPage }) {
  const words = useWords(blogPage)
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
                  alt={words.picture(post.title, index + 1)}
                  sizes="(width < 48rem) 92vw, 372px"
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
                <Video video={video} title={words.video(post.title, index + 1)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const VIDEO_SHAPE = 'aspect-video w-full rounded-xl bg-night'

function Video({ video, title }: { video: PostVideo; title: string }) {
  if (video.kind === 'file') {
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- staff upload no caption files
    return <video src={video.src} controls preload="metadata" aria-label={title} className={VIDEO_SHAPE} />
  }
  return (
    <iframe
      src={video.src}
      title={title}
      loading="lazy"
      allowFullScreen
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the player is another origin's, so it cannot lift its sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      className={VIDEO_SHAPE}
    />
  )
}
