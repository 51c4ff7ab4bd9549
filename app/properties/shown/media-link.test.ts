import { expect, test } from 'vitest'
import { framedHosts, shownMedia, youtubeThumbnail } from './media-link'

test.each([
  ['https://cdn.example/film.mp4', 'file'],
  ['https://cdn.example/film.MOV', 'file'],
  ['https://cdn.example/film.wmv?v=2', 'file'],
  ['https://cdn.example/film.avi', 'file'],
  ['https://cdn.example/film.flv', 'file'],
  ['https://cdn.example/film.webm', 'file'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'youtube'],
  ['https://youtu.be/dQw4w9WgXcQ', 'youtube'],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', 'youtube'],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'youtube'],
  ['https://vimeo.com/76979871', 'vimeo'],
  ['https://player.vimeo.com/video/76979871', 'vimeo'],
  ['https://www.facebook.com/baksteen/videos/10153231379946729/', 'facebook'],
  ['https://fb.watch/abc123/', 'facebook'],
  ['https://my.matterport.com/show/?m=abc', 'tour'],
  ['https://kuula.co/share/7lVLq', 'tour'],
  ['https://app.cloudpano.com/tours/abc', 'tour'],
])('[5.13] %s is a %s', (link, kind) => {
  expect(shownMedia(link)?.kind).toBe(kind)
})

test.each([
  'https://www.youtube.com/watch?v=tooshort',
  'https://youtu.be/twelve-chars',
  'https://vimeo.com/channels/staffpicks',
  'https://www.facebook.com/baksteen',
  'https://evilmatterport.com/show/?m=abc',
  'https://matterport.com.evil.example/show',
  'https://example.be/film.mp4.exe',
  'javascript:alert(1)//.mp4',
  'film.mp4',
  '',
])('[5.13] %j is neither a video nor a tour', (link) => {
  expect(shownMedia(link)).toBeUndefined()
})

test.each([
  ['low', 'default'],
  ['medium', 'mqdefault'],
  ['high', 'hqdefault'],
] as const)('[9.13] the thumbnail of %s quality is %s.jpg', (quality, name) => {
  const address = `https://img.youtube.com/vi/dQw4w9WgXcQ/${name}.jpg`
  expect(youtubeThumbnail('dQw4w9WgXcQ', quality)).toBe(address)
})

test('[5.13] only the hosts of what a property shows may be framed', () => {
  const links = ['https://youtu.be/dQw4w9WgXcQ', 'https://my.matterport.com/show/?m=a']
  const media = links.flatMap((link) => {
    const shown = shownMedia(link)
    return shown ? [{ media: shown }] : []
  })
  const hosts = ['https://www.youtube-nocookie.com', 'https://my.matterport.com']
  expect(framedHosts({ media, place: { radius: 400 } })).toEqual(hosts)
  expect(framedHosts({ media: [], place: { radius: null } })).toEqual(['https://www.google.com'])
  expect(framedHosts({ media: [], place: null })).toEqual([])
})
