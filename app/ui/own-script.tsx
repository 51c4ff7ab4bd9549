import { createContext, use } from 'react'

/** Known while a page is drawn on the server, and to nobody else: it tells our scripts from any other. */
const ScriptMark = createContext<string | undefined>(undefined)

export const ScriptMarkProvider = ScriptMark.Provider

type Props = { text: string } & Record<`data-${string}`, string>

/** A few lines of ours that run with the page; the page's policy names them by their hash. */
export function OwnScript({ text, ...given }: Props) {
  const mark = use(ScriptMark)
  const html = { __html: text }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, allowed by its hash
  return <script {...given} nonce={mark} dangerouslySetInnerHTML={html} suppressHydrationWarning />
}
