import {
  type ImageFormat,
  type ImageHeight,
  type ImageWidth,
  imageFormats,
  imageHeights,
  imageWidths,
} from './image-url'

/** A picture as it is asked for. A vector drawing may also be asked for as it is. */
export type ImageWish = {
  width: ImageWidth | null
  height: ImageHeight | null
  format: ImageFormat
}

type Read = { outcome: 'valid'; wish: ImageWish } | { outcome: 'invalid'; parameter: string }

const parameters = ['width', 'height', 'format']

/** Strict: every address that is answered is one the site itself writes. */
export function readImageWish(query: URLSearchParams, accept: string): Read {
  const names = [...query.keys()]
  const odd = names.find((name, at) => !parameters.includes(name) || names.indexOf(name) !== at)
  if (odd !== undefined) return { outcome: 'invalid', parameter: odd }

  const width = oneOf(imageWidths, query.get('width'))
  const height = oneOf(imageHeights, query.get('height'))
  const format = imageFormats.find((each) => each === (query.get('format') ?? 'webp'))
  if (width === undefined) return { outcome: 'invalid', parameter: 'width' }
  if (height === undefined) return { outcome: 'invalid', parameter: 'height' }
  if (!format) return { outcome: 'invalid', parameter: 'format' }
  // The square thumbnail is the only size with both: the others keep the picture's own shape.
  if (width && height && !(width === 60 && height === 60)) {
    return { outcome: 'invalid', parameter: 'height' }
  }
  if (!width && !height) return { outcome: 'invalid', parameter: 'width' }
  return { outcome: 'valid', wish: { width, height, format: accepted(format, accept) } }
}

function accepted(format: ImageFormat, accept: string): ImageFormat {
  return format === 'avif' && !accept.includes('image/avif') ? 'webp' : format
}

/** null when not asked for, undefined when the number is none of ours. */
function oneOf<Size extends number>(sizes: readonly Size[], text: string | null) {
  return text === null ? null : sizes.find((size) => `${size}` === text)
}
