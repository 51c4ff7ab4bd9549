import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export type Received = Awaited<ReturnType<typeof simpleParser>> & {
  raw: string
  /** Where a server would tell that it did not arrive. */
  returnPath: string
}

export const aLetter = {
  key: 'test:1',
  recipient: 'an@example.be',
  subject: 'Uw bericht is aangekomen',
  html: '<p>Dag An, één bericht.</p>',
  text: 'Dag An, één bericht.',
}

/** How the mail server behaves while a letter is handed over. */
type Mood = 'accepting' | 'refusing' | 'busy' | 'dropping'

/** A real SMTP server on a port of its own; `mood` may change while it runs. */
export async function openMailServer() {
  const received: Received[] = []
  const state = {
    mood: 'accepting' as Mood,
    delay: 0,
    sessions: 0,
    /** Between taking a letter and saying so. */
    onTaken: async () => {},
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo(_address, _session, done) {
      state.sessions += 1
      if (state.mood === 'refusing') return done(answer(550, 'No such mailbox'))
      if (state.mood === 'busy') return done(answer(451, 'Try again later'))
      done()
    },
    async onData(stream, session, done) {
      if (state.mood === 'dropping') {
        stream.once('data', () => socketOf(server, session.id)?.destroy())
        stream.resume()
        return
      }
      // A sender that dies in the middle has sent nothing.
      const raw = await buffer(stream).catch(() => undefined)
      if (!raw) return
      await new Promise((resolve) => setTimeout(resolve, state.delay))
      const { mailFrom } = session.envelope
      const returnPath = mailFrom ? mailFrom.address : ''
      received.push(Object.assign(await simpleParser(raw), { raw: raw.toString(), returnPath }))
      await state.onTaken()
      done()
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    state,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

function answer(responseCode: number, message: string) {
  return Object.assign(new Error(message), { responseCode })
}

function socketOf(server: SMTPServer, id: string) {
  const connections = (server as unknown as { connections: Set<Connection> }).connections
  return [...connections].find((connection) => connection.session?.id === id)?._socket
}

type Connection = { session?: { id: string }; _socket?: { destroy(): void } }
