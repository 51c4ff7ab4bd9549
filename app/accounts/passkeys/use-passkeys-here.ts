import { useAwake } from '../../ui/use-awake'

/** False on the server, until scripts run, and in a browser that has no passkeys. */
export function usePasskeysHere(): boolean {
  return useAwake() && typeof PublicKeyCredential === 'function'
}
