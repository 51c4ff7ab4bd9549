import type { Refusable } from './consent'

/** The ids of the marketing tools the agency pays for, checked for their form; null when it does not. */
export type TagIds = Record<'analytics' | 'ads' | 'tagManager' | 'pixel', string | null>

type ThirdParty = {
  id: keyof TagIds
  needs: Refusable
  script: (id: string) => string
  hosts: Partial<Hosts>
}

const google = 'https://www.googletagmanager.com'

const thirdParties: ThirdParty[] = [
  {
    id: 'analytics',
    needs: 'analytical',
    script: (id) => `${google}/gtag/js?id=${id}`,
    hosts: {
      script: [google],
      connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', google],
      img: ['https://*.google-analytics.com', google],
    },
  },
  {
    id: 'ads',
    needs: 'marketing',
    script: (id) => `${google}/gtag/js?id=${id}`,
    hosts: {
      script: [google, 'https://www.googleadservices.com'],
      connect: ['https://www.google.com', 'https://googleads.g.doubleclick.net', google],
      img: ['https://www.google.com', 'https://www.google.be', google],
      frame: ['https://td.doubleclick.net'],
    },
  },
  {
    id: 'tagManager',
    needs: 'marketing',
    script: (id) => `${google}/gtm.js?id=${id}`,
    hosts: { script: [google], connect: [google], img: [google] },
  },
  {
    id: 'pixel',
    needs: 'social',
    script: () => 'https://connect.facebook.net/en_US/fbevents.js',
    hosts: {
      script: ['https://connect.facebook.net'],
      connect: ['https://www.facebook.com'],
      img: ['https://www.facebook.com'],
    },
  },
]

export type Tag = { kind: keyof TagIds; id: string; script: string }

/** The tags that may load: configured by the agency and agreed to by the visitor. */
export function allowedTags(ids: TagIds, agreed: readonly Refusable[]): Tag[] {
  return allowed(ids, agreed).flatMap(({ id: kind, script }) => {
    const id = ids[kind]
    return id ? [{ kind, id, script: script(id) }] : []
  })
}

type Hosts = Record<'script' | 'connect' | 'img' | 'frame', string[]>

/** What the security policy opens for those tags, and for nothing else. */
export function allowedHosts(ids: TagIds, agreed: readonly Refusable[]): Hosts {
  const parties = allowed(ids, agreed)
  const of = (kind: keyof Hosts) => [...new Set(parties.flatMap(({ hosts }) => hosts[kind] ?? []))]
  return { script: of('script'), connect: of('connect'), img: of('img'), frame: of('frame') }
}

function allowed(ids: TagIds, agreed: readonly Refusable[]): ThirdParty[] {
  return thirdParties.filter(({ id, needs }) => ids[id] !== null && agreed.includes(needs))
}

export const trackingCookies: readonly (readonly [Refusable, RegExp])[] = [
  ['analytical', /^_ga(_.*)?$|^_gid$|^_gat/],
  ['marketing', /^_gcl_|^_gac_|^__gads$|^IDE$/],
  ['social', /^_fb[pc]$/],
]

/** The cookies a withdrawn consent leaves behind. */
export function cookiesToRemove(names: string[], agreed: readonly Refusable[]): string[] {
  return names.filter((name) =>
    trackingCookies.some(([needs, form]) => !agreed.includes(needs) && form.test(name)),
  )
}
