/** Where a visitor to the page of a property came from. */
const pageViewSources = [
  'site',
  'direct',
  'search',
  'portal',
  'social',
  'mail',
  'campaign',
  'referral',
] as const
export type PageViewSource = (typeof pageViewSources)[number]

type Arrival = { query: string; referrer: string; host: string }

const paid = /[?&](gclid|gbraid|wbraid|dclid|msclkid|fbclid|ttclid)=/
const campaign = /[?&]utm_(source|medium|campaign)=([^&]*)/
const byMail = /[?&]utm_medium=(e-?mail|newsletter|alert)\b/i

const kinds: [PageViewSource, RegExp][] = [
  ['search', /(^|\.)(google|bing|duckduckgo|ecosia|qwant|yahoo|startpage|yandex|brave)\.[a-z.]+$/],
  [
    'portal',
    /(^|\.)(immoweb|zimmo|immoscoop|immovlan|realo|logic-immo|spotto|hebbes|biddit)\.[a-z]+$/,
  ],
  [
    'social',
    /(^|\.)(facebook|instagram|linkedin|pinterest|tiktok|x|twitter|whatsapp|reddit|threads)\.[a-z]+$|^(t\.co|lnkd\.in)$/,
  ],
  [
    'mail',
    /(^|\.)(mail\.google|outlook\.(live|office|office365)|mail\.yahoo|webmail\.[a-z]+)\.[a-z]+$/,
  ],
]

/** Told by the link first, by the page before it second. Nothing of it is kept but this one word. */
export function sourceOf({ query, referrer, host }: Arrival): PageViewSource {
  if (byMail.test(query)) return 'mail'
  if (paid.test(query) || campaign.test(query)) return 'campaign'
  const from = hostOf(referrer)
  if (!from) return 'direct'
  if (from === host.replace(/:\d+$/, '')) return 'site'
  const isMail = kinds.find(([kind]) => kind === 'mail')?.[1].test(from)
  if (isMail) return 'mail'
  return kinds.find(([, hosts]) => hosts.test(from))?.[0] ?? 'referral'
}

function hostOf(address: string): string {
  return /^https?:\/\/(?:www\.)?([a-z0-9.-]+)/i.exec(address)?.[1]?.toLowerCase() ?? ''
}
