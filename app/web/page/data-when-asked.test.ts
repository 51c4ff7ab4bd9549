import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dataWhenAsked } from './data-when-asked.server'

const library = 'node_modules/react-router/dist/production/lib/server-runtime/server.js'

test('the library writes the data of a page when it is read, and not before', () => {
  const code = dataWhenAsked(readFileSync(library, 'utf8'))
  expect(code.match(/get serverHandoffStream\(\) \{ return encodeViaTurboStream\(/g)).toHaveLength(
    2,
  )
  expect(code).not.toContain('serverHandoffStream: ')
})

test('a library that does it in another way is told, not left', () => {
  expect(() => dataWhenAsked('entryContext = {}')).toThrow()
})
