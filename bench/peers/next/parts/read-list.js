import { readFileSync } from 'node:fs'

let list

/** What our own list shows, in memory from the first page on. */
export function readList() {
  list ??= JSON.parse(readFileSync('list.json', 'utf8'))
  return list
}
