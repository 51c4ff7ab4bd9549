// The list that this browser keeps, before the page wakes: as the server draws it for anybody who asks.
{
  const place = document.querySelector('[data-kept]')
  const key = 'favourites'

  /** @returns {{ id: number }[]} */
  const kept = () => {
    try {
      const list = JSON.parse(localStorage.getItem(key) ?? '[]')
      return Array.isArray(list) ? list.filter((each) => Number.isInteger(each?.id)) : []
    } catch {
      return []
    }
  }

  const shown = kept().length ? '[data-some]' : '[data-none]'
  document.querySelector(shown)?.removeAttribute('hidden')

  if (place && kept().length) {
    place.setAttribute('data-waiting', '')
    const draw = async () => {
      const answer = await fetch(`?ids=${kept().map(({ id }) => id)}`)
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      const list = page.querySelector('[data-favourites]')
      if (!answer.ok || !list || !place.isConnected) return
      for (const heart of list.querySelectorAll('[data-heart]'))
        heart.setAttribute('aria-pressed', 'true')
      place.replaceChildren(list)
    }
    // Waking draws it once more.
    draw().catch(() => {})

    // These hearts are nobody's until then.
    place.addEventListener('click', ({ target }) => {
      const heart = target instanceof Element && target.closest('[data-heart]')
      if (!(heart instanceof HTMLElement)) return
      const others = kept().filter(({ id }) => `${id}` !== heart.dataset.heart)
      localStorage.setItem(key, JSON.stringify(others))
      heart.setAttribute('aria-pressed', 'false')
      dispatchEvent(new Event('favourites-changed'))
    })
  }
}
