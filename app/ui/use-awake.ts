import { useEffect, useState } from 'react'

/** False on the server and until scripts run. */
export function useAwake(): boolean {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return isAwake
}
