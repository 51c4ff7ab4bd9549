/**
 * Starts the banners of the page that do not run yet: pictures cross-fade and loop, a film plays.
 * Whoever prefers less motion, or saves data, gets the first picture and a button to start it.
 */
export function startBanners() {
  const isSpared = () =>
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    /** @type {{ connection?: { saveData?: boolean } }} */ (navigator).connection?.saveData === true
  /** @type {NodeListOf<HTMLElement>} */
  const banners = document.querySelectorAll('[data-banner]:not([data-started])')
  for (const banner of banners) {
    /** @type {NodeListOf<HTMLElement>} */
    const slides = banner.querySelectorAll('[data-slide]')
    const film = banner.querySelector('video')
    const button = banner.querySelector('button')
    if (!button || (slides.length < 2 && !film)) continue
    banner.dataset.started = ''
    button.toggleAttribute('data-waiting', false)
    film?.addEventListener('playing', () => {
      film.hidden = false
    })
    let current = 0
    /** @type {ReturnType<typeof setInterval> | undefined} */
    let timer

    // Only the next picture is fetched ahead.
    const comingUp = () => slides[(current + 1) % slides.length]?.toggleAttribute('data-near', true)
    const next = () => {
      if (!banner.isConnected) return clearInterval(timer)
      slides[current]?.toggleAttribute('data-current', false)
      current = (current + 1) % slides.length
      slides[current]?.toggleAttribute('data-current', true)
      comingUp()
    }
    /** @param {boolean} isPlaying */
    const set = (isPlaying) => {
      clearInterval(timer)
      banner.toggleAttribute('data-playing', isPlaying)
      button.ariaLabel = (isPlaying ? button.dataset.pause : button.dataset.play) ?? ''
      if (film) isPlaying ? film.play().catch(() => set(false)) : film.pause()
      else if (isPlaying) {
        comingUp()
        timer = setInterval(next, Number(banner.dataset.banner) * 1000)
      }
    }
    button.addEventListener('click', () => set(!banner.hasAttribute('data-playing')))
    // Pictures and text come first; out of sight a film rests.
    const start = () => set(!isSpared())
    if (!film || document.readyState === 'complete') start()
    else addEventListener('load', start, { once: true })
    if (film)
      new IntersectionObserver(([seen]) => {
        if (!banner.hasAttribute('data-playing')) return
        seen?.isIntersecting ? film.play().catch(() => set(false)) : film.pause()
      }).observe(banner)
  }
}
