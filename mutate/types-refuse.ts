import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Mutant } from './mutants'
import type { Tried } from './report'

/** Beside the house, and yet in its place: `rootDirs` lets a copy import what the file imports. */
const folder = `test-results/mutants-${process.pid}`

const settings = {
  extends: '../../tsconfig.json',
  compilerOptions: {
    rootDirs: ['../..', '../../.react-router/types', '.'],
    // What a mistake leaves unused is no proof that anybody would have seen it.
    noUnusedLocals: false,
    noUnusedParameters: false,
  },
  include: ['app/**/*.ts', '../../app/**/*.d.ts'],
  exclude: [],
}

/** The mistakes that cannot be made, because they do not compile: one reading of all, each in a copy. */
export function typesRefuse(tried: Map<string, Tried>): Map<string, Set<number>> {
  rmSync(folder, { recursive: true, force: true })
  for (const [file, { code, mutants }] of tried) {
    mkdirSync(dirname(`${folder}/${file}`), { recursive: true })
    for (const mutant of mutants) {
      writeFileSync(`${folder}/${file.replace(/ts$/, `${mutant.id}.ts`)}`, changed(code, mutant))
    }
  }
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(settings))
  const { stdout, error } = spawnSync('tsc', ['--pretty', 'false', '-p', folder], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (error) throw error
  const broken = stdout.split('\n').find((line) => /error TS1[01]\d\d:/.test(line))
  if (broken) throw new Error(`A mistake that is no code: ${broken}`)
  const refused = new Map([...tried.keys()].map((file) => [file, new Set<number>()]))
  for (const [, file, id] of stdout.matchAll(/^test-results\/mutants-\d+\/(\S+)\.(\d+)\.ts\(/gm)) {
    refused.get(`${file}.ts`)?.add(Number(id))
  }
  rmSync(folder, { recursive: true, force: true })
  return refused
}

function changed(code: string, { start, end, kind, to }: Mutant): string {
  const text = { expression: `(${to})`, statement: ';', body: '{}' }[kind]
  return code.slice(0, start) + text + code.slice(end)
}
