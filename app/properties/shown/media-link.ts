export type ShownMedia =
  | { kind: 'file'; url: string }
  | { kind: 'youtube'; url: string; embed: string; id: string }
  | { kind: 'vimeo' | 'facebook' | 'tour'; url: string; embed: string }

const fileEnding = /\.(mp4|mov|wmv|avi|flv|webm)$/i

/** Hosts of virtual tours: these names and everything below them. An agency adds its own here. */
const tourHosts = ['matterport.com', 'kuula.co', 'cloudpano.com']

/** What a link shows; nothing for links that we do not know how to show. */
export function shownMedia(link: string): ShownMedia | undefined {
  const url = parsed(link)
  if (!url) return undefined
  const host = url.hostname.replace(/^(www|m)\./, '')
  if (fileEnding.test(url.pathname)) return { kind: 'file', url: url.href }

  const youtube = youtubeId(url, host)
  if (youtube) {
    const embed = `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1`
    return { kind: 'youtube', url: url.href, embed, id: youtube }
  }
  const vimeo = isBelow(host, 'vimeo.com') && /^\/(?:video\/)?(\d+)/.exec(url.pathname)?.[1]
  if (vimeo) {
    const embed = `https://player.vimeo.com/video/${vimeo}?dnt=1&autoplay=1`
    return { kind: 'vimeo', url: url.href, embed }
  }
  if (isFacebookVideo(url, host)) {
    const embed = `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(url.href)}`
    return { kind: 'facebook', url: url.href, embed }
  }
  const isTour = tourHosts.some((tourHost) => isBelow(host, tourHost))
  return isTour ? { kind: 'tour', url: url.href, embed: url.href } : undefined
}

export const streetViewHost = 'https://www.google.com'

type Shown = { media: { media: ShownMedia }[]; place: { radius: number | null } | null }

/** Whom the page of a property may put in a frame, once the visitor has asked for it. */
export function framedHosts({ media, place }: Shown): string[] {
  const urls = media.map(({ media: shown }) => (shown.kind === 'file' ? shown.url : shown.embed))
  const hosts = urls.map((url) => new URL(url).origin)
  return [...new Set(place?.radius === null ? [...hosts, streetViewHost] : hosts)]
}

export const videoQualities = ['low', 'medium', 'high'] as const
export type VideoQuality = (typeof videoQualities)[number]
const thumbnailNames = { low: 'default', medium: 'mqdefault', high: 'hqdefault' }

/** YouTube's own picture of a video, to be fetched by us and never by the visitor's browser. */
export function youtubeThumbnail(id: string, quality: VideoQuality): string {
  return `https://img.youtube.com/vi/${id}/${thumbnailNames[quality]}.jpg`
}

function youtubeId(url: URL, host: string): string | undefined {
  if (host === 'youtu.be') return elevenCharacters(url.pathname.slice(1))
  if (!isBelow(host, 'youtube.com') && !isBelow(host, 'youtube-nocookie.com')) return undefined
  const inPath = /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(url.pathname)?.[1]
  return elevenCharacters(url.searchParams.get('v') ?? inPath ?? '')
}

function elevenCharacters(id: string): string | undefined {
  return /^[\w-]{11}$/.test(id) ? id : undefined
}

function isFacebookVideo(url: URL, host: string): boolean {
  if (host === 'fb.watch') return url.pathname.length > 1
  return isBelow(host, 'facebook.com') && /\/(videos?|watch|reel)(\/|$|\.php)/.test(url.pathname)
}

/** By whole labels: "my.matterport.com" lies below "matterport.com", "evilmatterport.com" does not. */
function isBelow(host: string, parent: string): boolean {
  return host === parent || host.endsWith(`.${parent}`)
}

function parsed(link: string): URL | undefined {
  const url = URL.canParse(link) ? new URL(link) : undefined
  return url && /^https?:$/.test(url.protocol) ? url : undefined
}
