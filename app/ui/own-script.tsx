import { createContext, use } from 'react'

type Given = Record<`data-${string}`, string>

/** Of a page while it is drawn on the server. */
export type PageScripts = {
  /** Known to nobody else: it tells our scripts from any other. */
  mark: string
  /** What of the file of all pages runs on this one, and what it is given. */
  late: Map<string, Given>
}

const Scripts = createContext<PageScripts | undefined>(undefined)

export const PageScriptsProvider = Scripts.Provider

type Props = { text: string } & Given

/** A few lines of ours that run before what follows is drawn; the page's policy names them by their hash. */
export function OwnScript({ text, ...given }: Props) {
  const mark = import.meta.env.SSR ? use(Scripts)?.mark : undefined
  const html = { __html: text }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, allowed by its hash
  return <script {...given} nonce={mark} dangerouslySetInnerHTML={html} suppressHydrationWarning />
}

type LateProps = { name: string; text: string } & Given

/**
 * What the first view does not wait for, before the page wakes: a part of one file that every page of the site
 * shares (`joined-script.server.ts`). While building the site it stands in the page.
 */
export function LateScript({ name, text, ...given }: LateProps) {
  // In braces, so that names stay inside.
  if (import.meta.env.DEV) return <OwnScript {...given} text={`{${text}}`} />
  if (import.meta.env.SSR) use(Scripts)?.late.set(name, given)
  return null
}
