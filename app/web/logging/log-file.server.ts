import { pino } from 'pino'

const readable = 0o640
const everySecond = 1_000
/** Half as much as a pipe of another program takes at once. */
const mostWaiting = 16 * 1024

/**
 * Written off the path of the request. Lines that come with every answer wait for each other, a second at
 * most: whatever is handed to the library, it measures anew with all that waits there already.
 */
export function openLogFile(dest: string) {
  const settings = { dest, mkdir: true, mode: readable, sync: false, minLength: 4096 }
  const file = pino.destination(settings)
  let waiting = ''

  function handOver() {
    if (waiting === '') return
    const lines = waiting
    waiting = ''
    file.write(lines)
  }
  function flush(done?: (error?: Error | null) => void) {
    handOver()
    file.flush(done)
  }
  setInterval(flush, everySecond).unref()
  process.once('exit', () => {
    handOver()
    file.flushSync()
  })

  return {
    /** In the order in which they came. */
    write(line: string) {
      handOver()
      file.write(line)
    },
    writeLater(line: string) {
      waiting += line
      if (waiting.length >= mostWaiting) handOver()
    },
    flush,
  }
}
