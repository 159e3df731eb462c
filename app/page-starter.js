{
  const page = JSON.parse(document.getElementById('page-start').textContent)
  const touches = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin']
  const life = (window.pageLife = {})
  const begin = () => {
    for (const touch of touches) removeEventListener(touch, begin, true)
    if (life.state !== undefined) return
    life.state = page.stateUrl && fetch(page.stateUrl)
    void import(page.entry)
    void import(page.manifest)
    for (const [, module] of page.routes) void import(module)
  }
  for (const touch of touches) addEventListener(touch, begin, { capture: true, passive: true })
  const press = ({ target }) => (life.pressed = target.closest('button[type="button"]'))
  addEventListener('click', press, true)
  life.takePress = () => {
    removeEventListener('click', press, true)
    return life.pressed
  }
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        near.unobserve(target)
        target.dataset.near = ''
      }
    },
    // The window itself scrolls, too, and so counts with both.
    { rootMargin: '120px', scrollMargin: '120px' },
  )
  life.showWhenNear = (picture) => near.observe(picture)
  document.querySelectorAll('.picture').forEach(life.showWhenNear)
  if (page.atOnce) begin()
  else if ('requestIdleCallback' in window)
    addEventListener('load', () => requestIdleCallback(begin, { timeout: 2000 }))
  else addEventListener('load', () => setTimeout(begin, 200))
}
