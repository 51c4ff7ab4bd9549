import path from 'node:path'
import { build } from 'vite'

const made = new Map<string, Promise<string>>()

/**
 * One of our scripts with all that it needs in one file, made at its first use: read and compiled anew by
 * each process that is killed, its modules took most of the time of those tests.
 */
export function childScript(script: string): Promise<string> {
  const known = made.get(script) ?? compiled(script)
  made.set(script, known)
  return known
}

async function compiled(script: string): Promise<string> {
  const { name } = path.parse(script)
  const folder = path.resolve(`test-results/children/${process.pid}`)
  await build({
    configFile: false,
    logLevel: 'silent',
    // What is no script stays where it is.
    ssr: { noExternal: true, external: ['sharp', '@node-rs/argon2'] },
    build: {
      ssr: script,
      outDir: path.join(folder, name),
      emptyOutDir: true,
      target: 'esnext',
      minify: false,
      copyPublicDir: false,
    },
  })
  return path.join(folder, name, `${name}.js`)
}
