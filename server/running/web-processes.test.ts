import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { webProcesses } from './web-processes.js'

const server = 'postgres://db.example/site'

test.each([
  ['one beside the embedded database', {}, 1],
  ['one there, whatever was asked for', { WEB_PROCESSES: '4' }, 1],
  ['one for each core beside a server', { DATABASE_URL: server }, availableParallelism()],
  ['as many as were asked for', { DATABASE_URL: server, WEB_PROCESSES: '3' }, 3],
  ['none when that is no number', { DATABASE_URL: server, WEB_PROCESSES: 'two' }, undefined],
  ['none when that is half', { DATABASE_URL: server, WEB_PROCESSES: '1.5' }, undefined],
  ['none when that is nothing', { DATABASE_URL: server, WEB_PROCESSES: '0' }, undefined],
  ['none beyond reason', { DATABASE_URL: server, WEB_PROCESSES: '65' }, undefined],
])('%s', (_, settings, count) => {
  expect(webProcesses(settings)).toBe(count)
})
