import { expect, test } from 'vitest'
import { languages } from '../../language/languages'
import { messagesIn } from '../../language/messages.server'
import { planningAnswer, planningCodes } from './planning-code'

test.each([
  ['zoning', 'Wg', ['Wg'], ''],
  ['zoning', 'wg, AG', ['Wg', 'Ag'], ''],
  ['zoning', 'WgLk', ['Wglk'], ''],
  ['preemption', 'VKr', ['Vkr'], ''],
  ['summons', 'Gmo.', ['Gmo'], ''],
  ['permit', 'Vergund geacht (1958)', [], 'Vergund geacht (1958)'],
  ['permit', 'Wg', [], 'Wg'],
] as const)('[3.06] %s "%s"', (field, answer, codes, text) => {
  expect(planningAnswer(field, answer)).toEqual({ field, codes, text })
})

test('an empty answer is no answer', () => {
  expect(planningAnswer('permit', ' ')).toBeUndefined()
})

test.each(languages)('[3.06] every abbreviation is explained in %s', (language) => {
  const { t } = messagesIn(language)
  const texts = Object.values(planningCodes)
    .flat()
    .flatMap((code) => [
      t(`properties:planning.codes.${code}.name`),
      t(`properties:planning.codes.${code}.meaning`),
    ])
  expect(texts.filter((text) => text.length < 3 || text.includes('planning.codes'))).toEqual([])
  expect(new Set(texts).size).toBe(texts.length)
})

test('[3.06] the abbreviations of VCRO art. 5.2.6 that say yes or no', () => {
  expect(planningAnswer('permit', 'Vg/Gvg')?.codes).toEqual(['Vg', 'Gvg'])
  expect(planningAnswer('allotment', 'Gvv; Vv')?.codes).toEqual(['Gvv', 'Vv'])
  expect(planningAnswer('summons', 'G.mo')).toMatchObject({ codes: [], text: 'G.mo' })
  expect(planningAnswer('permit', ' niet bekend ')?.text).toBe('niet bekend')
})
