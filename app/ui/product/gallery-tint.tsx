/**
 * Lets the stage's ground show through its pictures, as `mix-blend-mode: multiply` would: Chromium leaves a large picture that
 * is blended unpainted now and then, until something else of it changes. The styles name this by its id.
 */
export function GalleryTint() {
  return (
    <svg className="gallery-tint" width="0" height="0" aria-hidden="true">
      <filter id="gallery-tint" x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
        <feFlood className="gallery-ground" />
        <feBlend mode="multiply" in2="SourceGraphic" />
      </filter>
    </svg>
  )
}
