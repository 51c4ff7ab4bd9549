import { shortName } from '../files/short-name'
import { forDenseScreens } from './dense-screens'
import { type ImageWidth, imageUrl, preparedWidths } from './image-url'
import { useImageHosts } from './use-image-hosts'

type Picture = {
  file: string
  /** Absent where a style sheet knows its place. */
  width?: number
  height?: number
  alt: string
  tone: string | null
}
type Props = {
  picture: Picture
  /** The widths to choose from, small to large. */
  widths?: readonly ImageWidth[]
  /** How wide it is shown: "(width < 48rem) 100vw, 33vw". */
  sizes: string
  /** The first picture a visitor sees is fetched at once; the others when they come near. */
  isFirst?: boolean
  className?: string
}

export function Photo({
  picture,
  widths = preparedWidths,
  sizes,
  isFirst = false,
  className,
}: Props) {
  const { file, alt, tone } = picture
  const hosts = useImageHosts()
  const source = (width: ImageWidth) =>
    imageUrl(shortName(file), { width, format: 'lightest' }, hosts)
  const choice = widths.length > 1 && {
    srcSet: widths.map((width) => `${source(width)} ${width}w`).join(','),
    sizes: forDenseScreens(sizes),
  }
  return (
    <img
      className={className}
      src={source(widths[0] ?? 400)}
      {...choice}
      width={picture.width}
      height={picture.height}
      alt={alt}
      data-tone={tone ?? undefined}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={isFirst ? 'async' : undefined}
    />
  )
}
