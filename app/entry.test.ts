import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { handleError } from './entry.server'
import { type Failure, failureContext } from './web/failure.server'

const refusal = (status: number) => ({ status, statusText: '', internal: true, data: '' })

test.each([
  ['a method that the page does not take', refusal(405), undefined],
  ['an address that the router does not know', refusal(404), undefined],
  ['a fault of ours', new Error('broken'), 'mistake'],
  ['a fault that the router tells', refusal(500), 'mistake'],
])('%s', (_, error, failure) => {
  const context = new RouterContextProvider()
  const noted: { failure?: Failure } = {}
  context.set(failureContext, noted)
  const request = new Request('http://localhost/nl/')
  handleError(error, { request, context, params: {}, pattern: '/nl/' } as never)
  expect(noted.failure).toBe(failure)
})
