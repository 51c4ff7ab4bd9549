import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { messagesIn } from '../../language/messages.server'
import { MessagesProvider } from '../../language/messages-provider'
import { longText, senderByMail } from '../fields'
import { defineForm } from '../form'
import { unreachable } from '../form-state'
import { EnquiryForm } from './form-view'

const form = defineForm({
  name: 'site-contact',
  about: 'nothing',
  slugs: null,
  captcha: 'in-doubt',
  kept: 'question',
  fields: { ...senderByMail, remark: longText({ required: true, label: 'message' }) },
})

function EmptyForm() {
  const state = { ...unreachable, turn: 0 }
  return <EnquiryForm form={form} state={state} phone="016 23 45 67" today="2026-03-02" />
}

/** The tag of the field with that name, as it is sent. */
function fieldsOf(html: string) {
  const tags = [...html.matchAll(/<(?:input|textarea)[^>]* name="([^"]+)"[^>]*>/g)]
  return Object.fromEntries(tags.map(([tag, name]) => [name, tag]))
}

test('[5.18] the browser hears how long an answer may be, and what must be answered', () => {
  const Page = createRoutesStub([{ path: '/', Component: EmptyForm }])
  const html = renderToStaticMarkup(
    <MessagesProvider i18n={messagesIn('en')}>
      <Page />
    </MessagesProvider>,
  )
  const { firstName, phone, remark } = fieldsOf(html)
  expect(firstName).toMatch(/ maxlength="80"/i)
  expect(phone).toMatch(/ maxlength="30"/i)
  expect(remark).toMatch(/ maxlength="5000"/i)
  for (const field of [firstName, remark]) expect(field).toMatch(/ required=""/)
  expect(phone).not.toMatch(/ required/)
})
