import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Messages } from './say'
import { MessagesContext } from './use-translation'

type Around = { i18n: Messages; children?: ReactNode }

/** Everything below speaks this language, and is drawn again when messages come that were missing. */
export function MessagesProvider({ i18n, children }: Around) {
  const [round, setRound] = useState(0)
  useEffect(() => {
    const next = () => setRound((each) => each + 1)
    i18n.on('loaded', next)
    return () => void i18n.off('loaded', next)
  }, [i18n])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new value on purpose
  const value = useMemo(() => ({ i18n }), [i18n, round])
  return <MessagesContext value={value}>{children}</MessagesContext>
}
