import { expect, test } from 'vitest'
import type { Form } from '../../forms/form'
import { languages } from '../../language/languages'
import { formNamed, forms } from '../forms'
import { formTexts } from '../letters/letter-tools.server'
import { answerFacts } from './answer-facts'

test('[5.07] a telephone number is told in groups', () => {
  const form = formNamed('contact-appointment') as Form
  expect(answerFacts(form, { phone: '0470123456' }, formTexts('nl'))).toEqual([
    { label: 'Telefoon', value: '0470 12 34 56' },
  ])
})

test.each(languages)('every choice of every form has words in %s', (language) => {
  const t = formTexts(language)
  const listed = forms.flatMap((form) =>
    Object.entries(form.fields).flatMap(([name, field]) =>
      'options' in field ? field.options.map((option) => ({ form, name, option })) : [],
    ),
  )
  for (const { form, name, option } of listed) {
    const [fact] = answerFacts(form, { [name]: option }, t)
    expect(fact?.value, `${form.name} ${name} ${option}`).not.toContain('option.')
    if (/^\d\d:\d\d$/.test(option)) expect(fact?.value).toBe(option)
  }
})
