/**
 * Settings of OpenStack Swift as one small store on this machine that speaks S3, by the name of their file.
 * @param {{ folder: string, user: string, ports: { proxy: number, cache: number, account: number, container: number, object: number }, key: string, secret: string }} store
 */
export function swiftSettings({ folder, user, ports, key, secret }) {
  const own = { bind_ip: '127.0.0.1', user, swift_dir: folder, workers: 0, log_level: 'ERROR' }
  const disk = { devices: `${folder}/disk`, mount_check: false, fallocate_reserve: 0 }
  const [account, name] = key.split(':')
  return {
    'swift.conf': written({
      'swift-hash': { swift_hash_path_prefix: 'baks', swift_hash_path_suffix: 'steen' },
    }),
    ...Object.fromEntries(
      /** @type {const} */ (['account', 'container', 'object']).map((part) => [
        `${part}.conf`,
        written({
          DEFAULT: { ...own, ...disk, bind_port: ports[part] },
          'pipeline:main': { pipeline: `${part}-server` },
          [`app:${part}-server`]: { use: `egg:swift#${part}` },
        }),
      ]),
    ),
    'proxy.conf': written({
      DEFAULT: { ...own, bind_port: ports.proxy },
      'pipeline:main': { pipeline: [...filters, 'proxy-server'].join(' ') },
      'app:proxy-server': { use: 'egg:swift#proxy', account_autocreate: true },
      ...Object.fromEntries(
        filters.map((each) => [`filter:${each}`, { use: `egg:swift#${each}` }]),
      ),
      'filter:memcache': {
        use: 'egg:swift#memcache',
        memcache_servers: `127.0.0.1:${ports.cache}`,
      },
      'filter:s3api': { use: 'egg:swift#s3api', location: 'us-east-1' },
      'filter:tempauth': {
        use: 'egg:swift#tempauth',
        [`user_${account}_${name}`]: `${secret} .admin`,
      },
    }),
  }
}

const filters = [
  'catch_errors',
  'memcache',
  'listing_formats',
  'bulk',
  's3api',
  'tempauth',
  'slo',
  'dlo',
]

/** @param {Record<string, Record<string, string | number | boolean>>} sections */
function written(sections) {
  return Object.entries(sections)
    .map(([name, values]) => {
      const lines = Object.entries(values).map(([key, value]) => `${key} = ${value}`)
      return [`[${name}]`, ...lines, ''].join('\n')
    })
    .join('\n')
}
