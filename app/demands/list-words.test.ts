import { expect, test } from 'vitest'
import { languages } from '../language/languages'
import { messagesIn } from '../language/messages.server'
import { demandLists } from './demand'
import { listWords } from './list-words'

test.each(languages)('no list is of the reader’s own in the office: %s', (language) => {
  const t = messagesIn(language).getFixedT(language, 'demands')
  const own = /\b(mijn|mon|my|mein)\b/
  const said = demandLists.map((list) => t(listWords(list, true)))
  expect(said.filter((words) => own.test(words))).toEqual([])
  expect(t(listWords('commercial', false))).toMatch(own)
})
