import { expect, test } from 'vitest'
import { videoCovers } from './video-covers'

const url = 'https://youtu.be/dQw4w9WgXcQ'
const embed = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'
const film = { media: { kind: 'youtube', id: 'dQw4w9WgXcQ', url, embed } } as const
const tour = {
  media: { kind: 'tour', url: 'https://tour.example/', embed: 'https://tour.example/' },
} as const
const signer = { fingerprint: () => Buffer.from('0123456789abcdef', 'hex') }

test.each([
  ['low', 120, 90],
  ['medium', 320, 180],
  ['high', 480, 360],
] as const)('[9.13] a film is shown by its picture of %s quality', (quality, width, height) => {
  const file = `video/${quality}/dQw4w9WgXcQ-0123456789abcdef.jpg`
  expect(videoCovers([film, tour], signer, quality)).toEqual({
    [url]: { file, width, height, alt: '', tone: null },
  })
})
