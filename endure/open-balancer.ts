import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { freePort } from '../journeys/free-port'
import { findProgram } from './outside-programs.js'
import { startProgram } from './own-programs'

/** haproxy before two nodes, with the configuration that docs/operating.md shows. */
export async function openBalancer(folder: string, nodes: [number, number]) {
  const program = findProgram('haproxy')
  if (!program) throw new Error('haproxy is not on this machine: apt install haproxy.')
  const port = await freePort()
  const own = path.resolve(folder, 'haproxy')
  mkdirSync(own, { recursive: true })
  const documented = readFileSync('docs/proxies/haproxy.cfg', 'utf8')
    .replaceAll('127.0.0.1:8080', `127.0.0.1:${port}`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${nodes[0]}`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${nodes[1]}`)
  const socket = path.join(own, 'socket')
  const file = path.join(own, 'haproxy.cfg')
  writeFileSync(file, `global\n\tstats socket ${socket}\n\n${documented}`)
  const { stop } = await startProgram({ program, words: ['-db', '-f', file], port })
  return { address: `http://127.0.0.1:${port}`, stop, countUp: () => countUp(socket) }
}

/** How many nodes it sends visitors to. */
async function countUp(socket: string): Promise<number> {
  const line = connect(socket)
  line.write('show stat\n')
  const rows = (await text(line)).split('\n').map((row) => row.split(','))
  return rows.filter(([backend, server = '', ...rest]) => {
    const isNode = backend === 'nodes' && server !== 'BACKEND'
    return isNode && rest.includes('UP')
  }).length
}
