import { expect, test } from 'vitest'
import { firstPapers } from '../../configuration/first-papers'
import { paperKinds, papersSection } from '../../configuration/papers-section'
import { languages } from '../../language/languages'
import { paperLines } from './paper-lines'

test('a paper is filled in with what we know, and open where we do not', () => {
  const lines = paperLines('# Bod\r\n\n## Pand\n- {address}, {price}\nVoor {person}', {
    address: 'Kerkstraat 1',
    price: ' ',
    person: '{agency}',
  })
  expect(lines).toEqual([
    { kind: 'title', text: 'Bod' },
    { kind: 'heading', text: 'Pand' },
    { kind: 'item', text: 'Kerkstraat 1, .........................' },
    { kind: 'line', text: 'Voor {agency}' },
  ])
})

test('the first papers have a title in every language, and name only what exists', () => {
  expect(papersSection.safeParse(firstPapers).success).toBe(true)
  for (const kind of paperKinds) {
    for (const language of languages) {
      const [title] = paperLines(firstPapers[kind][language], {})
      expect(title?.kind, `${kind} ${language}`).toBe('title')
    }
  }
})

test('a field that does not exist is refused where it stands', () => {
  const told = papersSection.safeParse({ offer: { nl: 'Dag {persoon}', fr: '{person}' } })
  expect(told.error?.issues).toMatchObject([
    { path: ['offer', 'nl'], params: { key: 'placeholder', names: '{persoon}' } },
  ])
})
