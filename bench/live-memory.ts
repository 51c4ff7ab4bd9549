import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const megabyte = 1024 * 1024

/** What is alive after a collection: garbage that nobody has fetched yet says nothing. */
export function watchMemory(everyMs = 1_000) {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  let most = 0
  const look = () => {
    collect()
    most = Math.max(most, process.memoryUsage().heapUsed)
  }
  const watch = setInterval(look, everyMs)
  return {
    /** In megabytes. */
    most(): number {
      clearInterval(watch)
      return Math.round(most / megabyte)
    },
  }
}
