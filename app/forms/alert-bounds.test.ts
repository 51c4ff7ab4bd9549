import { expect, test } from 'vitest'
import { languages } from '../language/languages'
import { messagesIn } from '../language/messages.server'

test.each(languages)('in %s a wrong number is answered with its bounds', (language) => {
  const t = messagesIn(language).getFixedT(language, 'enquiries')
  const bounds = { lowest: '5', highest: '20.000' }
  expect(t('alert.ALERT_NUMBER_INVALID', bounds)).toMatch(/ 5 \S+ 20\.000/)
  expect(t('alert.ALERT_AMOUNT_INVALID', bounds)).toMatch(/€ 5 \S+ € 20\.000/)
  expect(t('alert.ALERT_ZIP_BELGIAN')).toMatch(/1000 \S+ 9999/)
})
