import { expect, test } from 'vitest'
import { forms } from '../../app/enquiries/forms'
import { keptMonths, keptThings } from '../../app/forms/kept/kept-months'
import { languages } from '../../app/language/languages'
import { messagesIn } from '../../app/language/messages.server'
import { privacy } from './articles/privacy'

const month = { nl: 'maanden?', fr: 'mois', en: 'months?', de: 'Monate?n?' }

test.each(languages)(
  'the privacy page in %s names the terms that forms and cleaning keep',
  (language) => {
    const told = privacy.body[language] ?? ''
    const numbers = [...told.matchAll(new RegExp(`(\\d+)\\s${month[language]}\\b`, 'g'))]
    const months = numbers.map(([, count]) => Number(count))
    const { question, viewing, candidacy, offer, search, job, testimonial } = keptMonths
    const file = keptMonths['rental-file']
    expect(months).toEqual([question, viewing, candidacy, file, offer, search, job, testimonial])
  },
)

test.each(languages)('everything that is kept has a name in %s', (language) => {
  const { t } = messagesIn(language)
  for (const thing of keptThings) expect(t(`enquiries:kept.${thing}`)).not.toContain('kept.')
})

test('what is kept is asked by a form, or written by us', () => {
  const asked = new Set(forms.map(({ kept }) => kept))
  const others = keptThings.filter((thing) => !asked.has(thing))
  expect(others).toEqual(['search', 'contact', 'letter'])
})

test('a letter stays no longer than the shortest promise of a form', () => {
  expect(keptMonths.letter).toBe(Math.min(...Object.values(keptMonths)))
})
