import { load } from './load'
import type { Subject } from './site'

/** The pictures of a list, made for the first visitor and kept for the next. */
export const pictures: Subject = {
  title: 'Pictures',
  async run(site) {
    const html = await (await fetch(`${site.origin}/nl/te-koop/`)).text()
    const files = [...html.matchAll(/\/images\/(pictures\/[^"?\s]+)\?/g)].map(([, file]) => file)
    const addresses = [...new Set(files)].slice(0, 12).map((file) => `/images/${file}`)
    if (addresses.length === 0)
      return [{ what: 'pictures', value: 'the list shows none: left out' }]
    const rows = []
    for (const query of [
      'width=400&format=webp',
      'width=900&format=webp',
      'width=900&format=avif',
    ]) {
      const cold = await fetched(query)
      const warm = await fetched(query)
      const bytes = cold.bytes / addresses.length / 1000
      rows.push({
        what: query.replace('&', ', '),
        value: `${bytes.toFixed(0)} kB, first ${cold.each.toFixed(0)} ms, again ${warm.each.toFixed(1)} ms`,
      })
    }
    const one = `${site.origin}${addresses[0]}?width=400&format=webp`
    const { requestsPerSecond } = await load(one, 3)
    rows.push({ what: 'one kept picture', value: `${Math.round(requestsPerSecond)} requests/s` })
    return rows

    async function fetched(query: string) {
      const start = performance.now()
      let bytes = 0
      for (const address of addresses) {
        const headers = { accept: 'image/avif,image/webp,*/*' }
        const answer = await fetch(`${site.origin}${address}?${query}`, { headers })
        if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
        bytes += (await answer.arrayBuffer()).byteLength
      }
      return { each: (performance.now() - start) / addresses.length, bytes }
    }
  },
}
