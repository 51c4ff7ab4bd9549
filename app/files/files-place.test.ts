import { expect, test } from 'vitest'
import { filesPlace } from './files-place'

const rest = { dataFolder: 'data', region: 'eu-central-1', isPathStyle: true, isDirect: false }
const keys = { keyId: 'key', secret: 'secret' }

test('without an address files lie in the data folder', () => {
  expect(filesPlace(rest)).toEqual({ folder: 'data/files' })
  expect(filesPlace({ ...rest, url: '/mnt/files' })).toEqual({ folder: '/mnt/files' })
})

test('a bucket has a prefix or none, and Amazon unless another is named', () => {
  expect(filesPlace({ ...rest, ...keys, url: 's3://agency' })).toMatchObject({
    bucket: { bucket: 'agency', prefix: '', endpoint: 'https://s3.eu-central-1.amazonaws.com' },
  })
  const own = { ...rest, ...keys, endpoint: 'http://store:9000' }
  expect(filesPlace({ ...own, url: 's3://agency/site/one/' })).toMatchObject({
    bucket: { prefix: 'site/one/', endpoint: 'http://store:9000', isPathStyle: true },
  })
})

test('what is neither, or lacks its keys, is refused', () => {
  expect(() => filesPlace({ ...rest, url: 'https://store/agency' })).toThrow('neither')
  expect(() => filesPlace({ ...rest, url: 's3://agency' })).toThrow('AWS_ACCESS_KEY_ID')
})
