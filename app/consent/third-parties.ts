import type { Refusable } from './consent'

/** The ids of the marketing tools the agency pays for; empty when it does not. */
export type TagIds = { analytics: string; ads: string; tagManager: string; pixel: string }

/** A wrong id would silently measure nothing, or somebody else's site: it is refused at start. */
export const tagIdForms: Record<keyof TagIds, RegExp> = {
  analytics: /^(|G-[A-Z0-9]{4,14})$/,
  ads: /^(|AW-[0-9]{6,14})$/,
  tagManager: /^(|GTM-[A-Z0-9]{4,10})$/,
  pixel: /^(|[0-9]{8,20})$/,
}

type ThirdParty = {
  id: keyof TagIds
  needs: Refusable
  script: (id: string) => string
  hosts: Partial<Record<'script' | 'connect' | 'image' | 'frame', string[]>>
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
      image: ['https://*.google-analytics.com', google],
    },
  },
  {
    id: 'ads',
    needs: 'marketing',
    script: (id) => `${google}/gtag/js?id=${id}`,
    hosts: {
      script: [google, 'https://www.googleadservices.com'],
      connect: ['https://www.google.com', 'https://googleads.g.doubleclick.net', google],
      image: ['https://www.google.com', 'https://www.google.be', google],
      frame: ['https://td.doubleclick.net'],
    },
  },
  {
    id: 'tagManager',
    needs: 'marketing',
    script: (id) => `${google}/gtm.js?id=${id}`,
    hosts: { script: [google], connect: [google], image: [google] },
  },
  {
    id: 'pixel',
    needs: 'social',
    script: () => 'https://connect.facebook.net/en_US/fbevents.js',
    hosts: {
      script: ['https://connect.facebook.net'],
      connect: ['https://www.facebook.com'],
      image: ['https://www.facebook.com'],
    },
  },
]

export type Tag = { kind: keyof TagIds; id: string; script: string }

/** The tags that may load: configured by the agency and agreed to by the visitor. */
export function allowedTags(ids: TagIds, agreed: readonly Refusable[]): Tag[] {
  return allowed(ids, agreed).map(({ id, script }) => ({
    kind: id,
    id: ids[id],
    script: script(ids[id]),
  }))
}

export type Hosts = Record<'script' | 'connect' | 'image' | 'frame', string[]>

/** What the security policy opens for those tags, and for nothing else. */
export function allowedHosts(ids: TagIds, agreed: readonly Refusable[]): Hosts {
  const parties = allowed(ids, agreed)
  const of = (kind: keyof Hosts) => [...new Set(parties.flatMap(({ hosts }) => hosts[kind] ?? []))]
  return { script: of('script'), connect: of('connect'), image: of('image'), frame: of('frame') }
}

function allowed(ids: TagIds, agreed: readonly Refusable[]): ThirdParty[] {
  return thirdParties.filter(({ id, needs }) => ids[id] !== '' && agreed.includes(needs))
}

const trackingCookies: [Refusable, RegExp][] = [
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
