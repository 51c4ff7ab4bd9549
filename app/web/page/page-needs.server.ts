import { createContext, type RouterContextProvider } from 'react-router'

/** Hosts of others that a page may use; everything else is refused by the browser. */
export type AllowedHosts = Partial<
  Record<'script' | 'style' | 'img' | 'frame' | 'connect' | 'media' | 'font' | 'worker', string[]>
>

export type PageNeeds = {
  /** What of the content the page shows: see dependsOn. */
  topics: Set<string>
  hosts: AllowedHosts[]
  /** The page's own inline scripts, by their hash. */
  scripts: string[]
  /** A page that our own pages show in a frame. */
  isFramed: boolean
  /** The page itself says what went wrong: a form that could not be stored, with all that was typed. */
  isTroubleTold: boolean
}

export const pageNeedsContext = createContext<PageNeeds | null>(null)

export function noNeeds(): PageNeeds {
  return { topics: new Set(), hosts: [], scripts: [], isFramed: false, isTroubleTold: false }
}

type Context = Readonly<RouterContextProvider>

/**
 * Narrows what makes a cached page outdated. Without it every change of content does. A topic is a
 * row ("properties:12"), a value of a column ("properties.list:for-sale") or a table ("properties"),
 * and narrows its own table only: a page that names properties is still outdated by every change of
 * the menu. All loaders of a page add up, so each names all it shows of a table, or none do.
 */
export function dependsOn(context: Context, ...topics: string[]) {
  const needs = context.get(pageNeedsContext)
  for (const topic of topics) needs?.topics.add(topic)
}

/** A page that shows nothing of these tables is not outdated by them: showsNo(context, 'properties'). */
export function showsNo(context: Context, ...tables: string[]) {
  dependsOn(context, ...tables.map((table) => `${table}:none`))
}

/** Lets a page use hosts of others: allowHosts(context, { frame: ['https://www.youtube-nocookie.com'] }). */
export function allowHosts(context: Context, hosts: AllowedHosts) {
  context.get(pageNeedsContext)?.hosts.push(hosts)
}

/** The inline scripts that may run; those of a page that was drawn before and is not sent go. */
export function nameScripts(context: Context, hashes: string[]) {
  const needs = context.get(pageNeedsContext)
  if (needs) needs.scripts = hashes
}

/** For a page that answers 503 itself, instead of the page for trouble. */
export function tellTrouble(context: Context) {
  const needs = context.get(pageNeedsContext)
  if (needs) needs.isTroubleTold = true
}

/** Lets our own pages show this one in a frame. */
export function allowFraming(context: Context) {
  const needs = context.get(pageNeedsContext)
  if (needs) needs.isFramed = true
}
