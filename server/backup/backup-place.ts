import { openSealedDepot } from '../../app/backup/sealed-depot.server'
import type { Config } from '../../app/config.server'
import { depotAt } from '../../app/files/depot-at.server'
import { installationKeys } from '../../app/secrets/installation-keys.server'
import { keyName } from '../../app/secrets/vault.server'

/** Where backups lie: what was named, or what the settings say. */
export function backupPlaceOf({ backup }: Config) {
  return (url: string | undefined) => {
    const place = url ? backup.placeAt(url) : backup.place
    if (!place) return undefined
    const depot = depotAt(place)
    return { ...openSealedDepot(depot, backup.keys), check: depot.check }
  }
}

/** By name, which tells nothing of the key. */
export const installationKeyNames = ({ keyPlace }: Config) =>
  installationKeys(keyPlace)().map(keyName)
