import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** In a thread of its own, so that the page stays responsive while the device works. */
addEventListener('message', async ({ data: challenge }) => {
  const solution = await solveChallenge({ challenge, deriveKey })
  postMessage(btoa(JSON.stringify({ challenge, solution })))
})
