import { expect, test } from 'vitest'
import { type KnownWords, knownWord } from '../../properties/look-ups/known-word'
import { knownWords } from '../../properties/look-ups/known-words'
import * as told from './property-words'

test.each<[string, KnownWords, object]>([
  ['glazing', knownWords.glazing, told.glazingWords],
  ['frames', knownWords.frames, told.frameWords],
  ['heating', knownWords.heating, told.heatingWords],
  ['orientation', knownWords.rearOrientation, told.orientationWords],
  ['inspections', knownWords.gas, told.inspectionWords],
])('the office offers what a CRM says of %s', (_, known, words) => {
  const unknown = Object.values(words).filter((each) => !knownWord(known, each))
  expect(unknown).toEqual([])
})
