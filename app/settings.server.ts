import * as z from 'zod'
import { providers } from './captcha/providers'
import { geocoders, routers } from './web/asked/servers-asked'

/** One star before the @, where the signed number of an enquiry comes. */
const starred = /^[\w.+-]*\*@[\w.-]+$/

const environment = z.object({
  PORT: z.coerce.number().int().default(3000),
  HOST: z.string().optional(),
  SITE_ORIGIN: z.url().optional(),
  DATABASE_URL: z.url().optional(),
  /** Past a pooler such as PgBouncer: for what needs a connection of its own. */
  DATABASE_DIRECT_URL: z.url().optional(),
  /** On how many cores visitors are answered: see server/running/web-processes.js, which reads it first. */
  WEB_PROCESSES: z.string().optional(),
  /** Connections that one node holds at most, beside the one that hears of changes. */
  DATABASE_POOL: z.coerce.number().int().min(3).default(10),
  DATA_FOLDER: z.string().default('data'),
  /** s3://bucket/prefix, or a folder. */
  FILES_URL: z.string().optional(),
  FILES_ENDPOINT: z.url().optional(),
  FILES_REGION: z.string().default('us-east-1'),
  /** The name of the bucket in the path, and not in the host name. */
  FILES_PATH_STYLE: z.stringbool().default(false),
  /** Visitors can reach the store and fetch large documents there, with a signed address. */
  FILES_DIRECT: z.stringbool().default(false),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  /** Where backups go on their schedule: s3://bucket/prefix, or a folder. */
  BACKUP_URL: z.string().optional(),
  /** Of a bucket for backups, where it differs from that of the files. */
  BACKUP_ENDPOINT: z.url().optional(),
  BACKUP_REGION: z.string().optional(),
  BACKUP_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_SECRET_ACCESS_KEY: z.string().optional(),
  /** Keys of 32 bytes, newest first; without one backups are not encrypted. */
  BACKUP_KEY: z.string().optional(),
  BACKUP_SCHEDULE: z.string().default('30 2 * * *'),
  BACKUP_DRILL_SCHEDULE: z.string().default('0 4 * * 0'),
  BACKUP_KEEP_DAYS: z.coerce.number().int().min(1).default(30),
  IMAGE_CACHE_MB: z.coerce.number().int().min(1).default(1024),
  LOG_FILE: z.string().optional(),
  SMTP_URL: z.url().optional(),
  /** A mailbox of its own, where answers to our letters come in: imaps://user:password@host. */
  IMAP_URL: z.url({ protocol: /^imaps?$/ }).optional(),
  /** What leads to it: antwoord+*@agency.be, or *@antwoord.agency.be. */
  REPLY_ADDRESS: z.string().regex(starred, 'Expected one star before the @').optional(),
  BAKSTEEN_SECRET: z.string().min(32).optional(),
  /** Keys of 32 bytes, newest first, separated by spaces or commas. */
  SECRET_KEY: z.string().optional(),
  SECRET_KEY_FILE: z.string().optional(),
  MAIL_FROM: z.string().default('Baksteen <info@baksteen.example>'),
  /** Files or addresses, separated by spaces; without them the feed is only read by command. */
  FEED_URL: z.string().default(''),
  FEED_SCHEDULE: z.string().default('*/30 6-22 * * *'),
  /** Percent of the shown homes that one run may take off the site. */
  FEED_MAX_REMOVED: z.coerce.number().min(0).max(100).default(20),
  CAPTCHA_PROVIDER: z.enum(providers).optional(),
  CAPTCHA_SITE_KEY: z.string().optional(),
  CAPTCHA_SECRET: z.string().optional(),
  CAPTCHA_ALWAYS: z.stringbool().default(false),
  SEED_DEMO_ACCOUNTS: z.stringbool().default(false),
  TRUSTED_PROXIES: z.string().default('0'),
  /** Lines that one address may hold open at a time. */
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).default(200),
  /** Times what one address may ask for; 0 is without limit. */
  ADDRESS_LIMITS: z.coerce.number().min(0).default(1),
  /** After so long without a visit, or in any case, staff and owners sign in again. */
  STAFF_IDLE_HOURS: z.coerce.number().positive().optional(),
  STAFF_SESSION_HOURS: z.coerce.number().positive().optional(),
  OWNER_IDLE_DAYS: z.coerce.number().positive().optional(),
  OWNER_SESSION_DAYS: z.coerce.number().positive().optional(),
  /** Numbers for Prometheus: on a port of their own, or with a token that must be shown. */
  METRICS_PORT: z.coerce.number().int().optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Traces go to /v1/traces below it, as OTLP over HTTP. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  OTEL_SERVICE_NAME: z.string().default('baksteen'),
  /** Asked to stop, a node says so to its balancer and serves for so long, until it has noticed. */
  STOP_NOTICE_SECONDS: z.coerce.number().min(0).default(0),
  /** Then nobody new is let in, and requests and jobs that are underway have so long to be done. */
  STOP_SECONDS: z.coerce.number().min(1).default(20),
  /** Finds where an address is: a server that answers as Nominatim or Photon does. */
  GEOCODER: z.enum(geocoders).default('nominatim'),
  GEOCODER_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Knows how long a way takes: a server that answers as Valhalla or OSRM does. */
  ROUTER: z.enum(routers).default('valhalla'),
  ROUTER_URL: z.url({ protocol: /^https?$/ }).optional(),
  DKIM_DOMAIN: z.string().optional(),
  DKIM_SELECTOR: z.string().optional(),
  /** A private key in PEM; line breaks may be written as \\n. */
  DKIM_KEY: z.string().optional(),
})

export type Settings = z.infer<typeof environment>

/** The operator reads which of them is wrong, and nothing of its value: it may be a secret. */
export const wrong = (said: string) => Object.assign(new Error(said), { name: 'WrongSettings' })

export function settingsIn(variables: Record<string, string | undefined>) {
  const read = environment.safeParse(variables)
  if (read.success) return read.data
  const faults = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}.`)
  throw wrong(`A setting is wrong (see docs/operating.md). ${faults.join(' ')}`)
}
