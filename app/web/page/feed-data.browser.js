{
  // React Router waits for the page's data at the end of this line, as a list of all values that name each
  // other by their place. Ours is the same data in fewer bytes, unless it could not be.
  const { streamController } = Reflect.get(window, '__reactRouterContext')
  const text = document.getElementById('page-data')?.textContent ?? ''
  /** @type {unknown[]} */
  const values = []
  const places = new Map()
  /** @param {unknown} value @returns {number} */
  const place = (value) => {
    if (value === null) return -5
    if (!Array.isArray(value)) {
      if (!places.has(value)) places.set(value, values.push(value) - 1)
      return places.get(value)
    }
    const at = values.push(0) - 1
    const [number, ...parts] = value
    if (number < 0) values[at] = ['D', parts[0]]
    else if (number)
      values[at] = Object.fromEntries(
        (names[number - 1] ?? []).map((name, index) => [`_${place(name)}`, place(parts[index])]),
      )
    else values[at] = parts.map(place)
    return at
  }
  /** @type {[string[][], unknown] | []} */
  const [names = [], data] = text.startsWith('[[') ? JSON.parse(text) : []
  if (data) place(data)
  streamController.enqueue(data ? `${JSON.stringify(values)}\n` : text)
  streamController.close()
}
