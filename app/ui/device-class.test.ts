import { expect, test } from 'vitest'
import { deviceClass, onMobile, twoColumnsFrom } from './device-class'

test.each([
  [320, 'mobile'],
  [766, 'mobile'],
  [767, 'tablet'],
  [1279, 'tablet'],
  [1280, 'desktop'],
  [1920, 'desktop'],
])('[4.08] a screen of %i px is a %s', (width, device) => {
  expect(deviceClass(width)).toBe(device)
})

test('[4.08] the other measures are 767 and 960', () => {
  expect(onMobile).toBe('(width < 767px)')
  expect(twoColumnsFrom).toBe(960)
})
