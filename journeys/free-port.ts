import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  await once(probe.close(), 'close')
  return port
}

export async function answersAt(port: number): Promise<boolean> {
  const probe = connect(port, '127.0.0.1')
  const answers = once(probe, 'connect').then(
    () => true,
    () => false,
  )
  return answers.finally(() => probe.destroy())
}
