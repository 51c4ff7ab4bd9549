import { expect, test } from 'vitest'
import { languages } from '../../language/languages'
import { messagesIn } from '../../language/messages.server'
import { forms } from '../forms'
import { onServer } from '../forms.server'

const usual = forms.filter(({ name }) => !onServer(name).letters)

test.each(usual.map(({ name }) => name))('%s is confirmed in words of its own', (name) => {
  for (const language of languages) {
    for (const text of ['subject', 'body']) {
      const key = `enquiry.${name}.${text}`
      expect(messagesIn(language).exists(key, { ns: 'mail', lng: language }), key).toBe(true)
    }
  }
})
