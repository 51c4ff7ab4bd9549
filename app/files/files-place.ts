/** Where a bucket is, and who asks. */
export type Bucket = {
  bucket: string
  /** Before every name: several sites may share a bucket. */
  prefix: string
  /** https://s3.eu-central-1.amazonaws.com, or that of any store that speaks the same. */
  endpoint: string
  region: string
  /** The bucket in the path, and not in the host name. */
  isPathStyle: boolean
  keyId: string
  secret: string
  sessionToken?: string
  /** Visitors can reach the store: large files are fetched there. */
  isDirect: boolean
}

export type FilesPlace = { folder: string } | { bucket: Bucket }

type Settings = {
  url?: string
  dataFolder: string
  endpoint?: string
  region: string
  isPathStyle: boolean
  isDirect: boolean
  keyId?: string
  secret?: string
  sessionToken?: string
}

/** `s3://bucket/prefix`, or a folder; without either, the folder in DATA_FOLDER. */
export function filesPlace(settings: Settings): FilesPlace {
  const { url, dataFolder, keyId, secret, region, ...rest } = settings
  if (!url) return { folder: `${dataFolder}/files` }
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/.exec(url) ?? []
  if (!bucket) {
    if (/^[a-z0-9]+:/i.test(url)) throw new Error(`FILES_URL is neither s3://bucket nor a folder`)
    return { folder: url }
  }
  if (!keyId || !secret) {
    throw new Error('FILES_URL of a bucket needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY')
  }
  const prefix = path && `${path.replace(/\/+$/, '')}/`
  const endpoint = settings.endpoint ?? `https://s3.${region}.amazonaws.com`
  return { bucket: { ...rest, bucket, prefix, endpoint, region, keyId, secret } }
}
