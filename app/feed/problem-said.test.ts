import { expect, test } from 'vitest'
import { languages } from '../language/languages'
import { messagesIn } from '../language/messages.server'
import { problemSaid } from './problem-said'

const codes = [
  ['expected-number', 'no-number'],
  ['not-a-euros', 'no-number'],
  ['not-a-american-day', 'no-day'],
  ['expected-boolean', 'no-answer'],
  ['expected-string', 'unreadable'],
  ['invalid-format', 'unreadable'],
  ['not-a-word', 'unreadable'],
  ['too-large', 'too-large'],
  ['too-small', 'too-small'],
  ['item-left-out', 'item-left-out'],
  ['mention-warn', 'mention-warn'],
  ['mention-withhold', 'mention-withhold'],
  ['told-twice', 'told-twice'],
  ['of-another', 'of-another'],
  ['kept-by-the-office', 'kept-by-the-office'],
  ['unknown-value', 'unknown-value'],
  ['without-type', 'without-type'],
  ['not-a-picture', 'not-a-picture'],
  ['not-a-document', 'not-a-document'],
  ['not-in-the-country', 'not-in-the-country'],
  ['unreachable', 'unreachable'],
  ['unknown-code 12', 'unknown-code'],
  ['read-as-1250', 'read-as'],
  ['unreadable-items 3', 'unreadable-items'],
  ['something-new', 'unreadable'],
]

test.each(codes)('%s is said as %s, in every language', (code, says) => {
  const told = problemSaid(code)
  expect(told.says).toBe(says)
  for (const language of languages) {
    const t = messagesIn(language).getFixedT(language, 'office')
    const sentence = t(`feed.said.${told.says}`, { ...told, says: undefined })
    expect(sentence, language).toMatch(/^[\p{Lu}\d][^{}]+$/u)
    expect(sentence, language).not.toContain('feed.said')
  }
})

test('what a sentence needs comes with it', () => {
  expect(problemSaid('unknown-code AB/12')).toEqual({ says: 'unknown-code', value: 'AB/12' })
  expect(problemSaid('read-as-1250')).toEqual({ says: 'read-as', value: '1250' })
  expect(problemSaid('unreadable-items 1')).toEqual({ says: 'unreadable-items', count: 1 })
})
