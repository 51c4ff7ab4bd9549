import type { bannerTypes } from '../../configuration/header-section'

export type BannerImage = {
  file: string
  width: number
  height: number
  alt: string
  tone: string | null
}
export type BannerSlide = {
  id: number
  image: BannerImage
  title: string
  address: string | undefined
}

export type Banner =
  | { type: 'none' }
  | { type: 'video'; video: string; still: BannerImage | undefined; seconds: number; slides: [] }
  | {
      type: Exclude<(typeof bannerTypes)[number], 'none' | 'video'>
      slides: BannerSlide[]
      seconds: number
    }
