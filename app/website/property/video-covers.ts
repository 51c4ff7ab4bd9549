import type { ShownMedia, VideoQuality } from '../../properties/shown/media-link'
import type { Signer } from '../../web/signed-link.server'

export type VideoCover = { file: string; width: number; height: number; alt: string; tone: null }

const sizes: Record<VideoQuality, [width: number, height: number]> = {
  low: [120, 90],
  medium: [320, 180],
  high: [480, 360],
}

/** Only we can have written the address, so nobody can have us fetch what no property shows. */
export function videoMark(signer: Pick<Signer, 'fingerprint'>, id: string): string {
  return signer.fingerprint('video', id).toString('hex').slice(0, 16)
}

/** By the address of the film: the picture to show until somebody asks for the film itself. */
export function videoCovers(
  media: { media: ShownMedia }[],
  signer: Pick<Signer, 'fingerprint'>,
  quality: VideoQuality,
): Record<string, VideoCover> {
  const [width, height] = sizes[quality]
  const films = media.flatMap(({ media: shown }) => (shown.kind === 'youtube' ? [shown] : []))
  return Object.fromEntries(
    films.map(({ url, id }) => {
      const file = `video/${quality}/${id}-${videoMark(signer, id)}.jpg`
      return [url, { file, width, height, alt: '', tone: null }]
    }),
  )
}
