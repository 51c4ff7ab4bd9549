import fc from 'fast-check'
import { visitors } from '../../journeys/pages/visitors'
import { type Attack, sampled } from '../attack'
import { marker, type Shot } from '../shot'

const routeNames = ['root', 'website', 'office/layout', 'owners/layout', 'home/nl', 'x', marker, '']

/** The router’s own addresses: the data of a page, and which scripts a page needs. */
export const dataAndManifest: Attack = {
  name: 'data and manifest',
  share: 6,
  shots({ addresses }, count, seed) {
    const path = fc.constantFrom(...addresses.bare)
    const routes = fc.option(fc.array(fc.constantFrom(...routeNames), { maxLength: 60 }))
    const data = fc
      .tuple(path, routes, fc.constantFrom('.data', '_.data', '/_.data', '.data.data'))
      .map(([each, names, end]) => `${each}${end}${names ? `?_routes=${encode(names)}` : ''}`)
    const someText = fc.string({ unit: 'binary', maxLength: 12 }).map((text) => text.toWellFormed())
    const somePaths = fc.array(fc.oneof(path, someText), { maxLength: 300 })
    const manifest = fc
      .tuple(somePaths, fc.constantFrom('x', '', marker), fc.constantFrom('paths', 'p', 'paths[]'))
      .map(([each, version, name]) => {
        const query = new URLSearchParams({ [name]: each.join(','), version })
        return `/__manifest?${query}`.slice(0, 9_000)
      })
    const shot = fc
      .tuple(
        fc.oneof(data, data, manifest),
        fc.constantFrom(...visitors),
        fc.constantFrom('GET', 'GET', 'HEAD', 'POST'),
      )
      .map(([address, caller, method]): Shot => ({ asked: { path: address, caller, method } }))
    return sampled(shot, count, seed)
  },
}

const encode = (names: string[]) => encodeURIComponent(names.join(','))
