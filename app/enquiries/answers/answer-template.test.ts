import { expect, test } from 'vitest'
import { answerTemplate, fillTemplate, leftOpen } from './answer-template'

test('a template is filled with what we know, and shows what we do not', () => {
  const words = 'Dag {firstName}, over {home}: {text}'
  const filled = fillTemplate(words, { firstName: 'Nora', home: '' })
  expect(filled).toBe('Dag Nora, over {home}: {text}')
  expect(leftOpen(filled)).toEqual(['{home}', '{text}'])
})

test('what was filled in is not filled in again', () => {
  expect(fillTemplate('{firstName}', { firstName: '{agent}', agent: 'Els' })).toBe('{agent}')
})

test('a template names only what exists, in every language', () => {
  const each = (text: string) => ({ nl: text, fr: text, en: text, de: text })
  const good = { name: each('Vraag'), subject: each('Uw vraag {number}'), body: each('Dag') }
  expect(answerTemplate.safeParse(good).success).toBe(true)
  const wrong = answerTemplate.safeParse({
    ...good,
    body: { ...each('Dag'), fr: '{prenom} {number} {nom}' },
  })
  expect(wrong.error?.issues).toMatchObject([
    { path: ['body', 'fr'], params: { key: 'placeholder', names: '{prenom} {nom}' } },
  ])
  const { de: _, ...three } = each('Dag')
  expect(answerTemplate.safeParse({ ...good, body: three }).success).toBe(false)
})
