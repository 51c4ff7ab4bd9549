import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** The least that Node needs to send a page: the same bytes with the same headers, and no question asked. */
const [port, headers = '', body = ''] = process.argv.slice(2)
const lines = JSON.parse(readFileSync(headers, 'utf8'))
const bytes = readFileSync(body)
createServer((_, response) => response.writeHead(200, lines).end(bytes)).listen(
  Number(port),
  '127.0.0.1',
)
