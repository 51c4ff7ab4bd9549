import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { ImapFlow } from 'imapflow'
import { findMailServer } from '../../../bootstrap/mail-server.js'
import { startProgram } from '../../../endure/own-programs'
import { freePort } from '../../../journeys/free-port'

type Delivery = { folder?: string; at?: Date }

/** As root Dovecot reads mail under another account, and refuses its own. */
const nobody = { uid: 65_534, gid: 65_534 }

/** Dovecot with one mailbox, on a port and in a folder of its own. */
export async function openMailbox() {
  const program = findMailServer()
  if (!program) throw new Error('Dovecot is not on this machine: apt install dovecot-imapd.')
  const own = mkdtempSync(path.join(tmpdir(), 'baksteen-dovecot-'))
  const port = await freePort()
  const file = path.join(own, 'dovecot.conf')
  const isRoot = process.getuid?.() === 0
  const { username, uid, gid } = userInfo()
  const reader = isRoot ? nobody : { uid, gid }
  const mail = path.join(own, 'mail')
  mkdirSync(mail)
  chmodSync(own, 0o755)
  if (isRoot) chownSync(mail, reader.uid, reader.gid)
  const accounts = isRoot
    ? ''
    : `default_internal_user = ${username}\ndefault_login_user = ${username}\n`
  writeFileSync(
    file,
    `${accounts}base_dir = ${own}/run
state_dir = ${own}/run
log_path = ${own}/log
protocols = imap
listen = 127.0.0.1
import_environment = TZ LD_PRELOAD FAKETIME FAKETIME_DONT_FAKE_MONOTONIC FAKETIME_FORCE_MONOTONIC_FIX NO_FAKE_STAT
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
mail_location = maildir:${mail}/%u
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${reader.uid} gid=${reader.gid} home=${mail}/%u
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
`,
  )
  // Of a clock that is set to another day its files know nothing.
  const env = { ...process.env, NO_FAKE_STAT: '1' }
  const started = await startProgram({ program, words: ['-F', '-c', file], port, env })
  const url = `imap://antwoord:secret@127.0.0.1:${port}`

  /** What somebody else does in the mailbox: another mail program, or the server that delivers. */
  async function within<Result>(work: (client: ImapFlow) => Promise<Result>): Promise<Result> {
    const auth = { user: 'antwoord', pass: 'secret' }
    const client = new ImapFlow({ host: '127.0.0.1', port, secure: false, auth, logger: false })
    client.on('error', () => {})
    await client.connect()
    return work(client).finally(() => client.logout())
  }

  return {
    url,
    deliver: (raw: string, { folder = 'INBOX', at = new Date() }: Delivery = {}) =>
      within((client) => client.append(folder, raw.replace(/\r?\n/g, '\r\n'), [], at)),
    count: (folder: string) =>
      within(async (client) => {
        const status = await client.status(folder, { messages: true })
        return status ? (status.messages ?? 0) : 0
      }),
    log: () => readFileSync(path.join(own, 'log'), 'utf8'),
    async close() {
      await started.stop()
      rmSync(own, { recursive: true, force: true })
    },
  }
}
