import { expect, test } from 'vitest'
import { answerTemplate } from './answers/answer-template'
import { firstTemplates } from './first-templates'
import { formNamed } from './forms'

test.each(firstTemplates.map((template) => [template.name.en, template] as const))(
  'a colleague could have written “%s” in the office, for forms that exist',
  (_, { forms, ...texts }) => {
    expect(answerTemplate.parse(texts)).toEqual(texts)
    expect(forms.filter((name) => !formNamed(name))).toEqual([])
  },
)
