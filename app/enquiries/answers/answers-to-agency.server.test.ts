import { expect, test } from 'vitest'
import { languages } from '../../language/languages'
import { forms } from '../forms'
import { answersToAgency } from './answers-to-agency.server'

test.each(languages)('the agency reads labels that ask nobody anything, in %s', (language) => {
  for (const form of forms) {
    const answers = Object.fromEntries(Object.keys(form.fields).map((name) => [name, '1']))
    for (const { label } of answersToAgency(form, answers, language)) {
      expect(label).not.toMatch(/\?|^(Uw|U|Votre|Vos|Your|Ihre?|Ik|Je|I|Ich)\b|field\./)
    }
  }
})
