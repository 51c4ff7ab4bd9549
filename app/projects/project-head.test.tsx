import { expect, test } from 'vitest'
import { drawn } from '../../testing/drawn'
import { languages } from '../language/languages'
import { messagesIn } from '../language/messages.server'
import { projectTexts } from './project-detail'
import { ProjectHead } from './project-head'

const project = {
  id: 1,
  number: 'P-1',
  title: 'Demerhof',
  address: 'Aarschot',
  status: 'active',
  kind: '',
  externalWeb: '',
} as unknown as Parameters<typeof ProjectHead>[0]['project']
const prices = { from: 95_000, to: 120_000 }

test.each([
  ['nl', 'rent', 'per maand'],
  ['fr', 'rent', 'par mois'],
  ['nl', 'sale', null],
] as const)('in %s the prices of a project for %s: %s', (language, goal, term) => {
  const html = drawn(<ProjectHead project={{ ...project, goal, prices }} units={[]} />, language)
  expect(html).toContain('€\u00a01.200')
  expect(/per maand|par mois/.exec(html)?.[0] ?? null).toBe(term)
})

test.each(languages)('no two headings of a project page read the same in %s', (language) => {
  const t = messagesIn(language).getFixedT(language, ['projects', 'properties'])
  const headings = [
    ...projectTexts.map((name) => t(`text.${name}`)),
    t('planning.title'),
    t('properties:detail.location'),
    t('properties:detail.documents'),
  ]
  expect(new Set(headings).size).toBe(headings.length)
})
