import { startEmbeddedPostgres } from '../app/database/embedded-postgres.server'
import { log } from '../app/web/log.server'

/** Of a site that keeps its own database. When it dies, pages we have are shown until it is back. */
export function ownPostgres(dataFolder: string) {
  return startEmbeddedPostgres(dataFolder, [], {
    onMaking: () => process.stderr.write('Making a database…\n'),
    onDied: (lastWords) => log.error({ lastWords }, 'PostgreSQL died and is started again'),
    onBack: () => log.warn('PostgreSQL is back'),
    onGivenUp(lastWords) {
      log.error({ lastWords }, 'PostgreSQL is not started again')
      process.stderr.write(
        'PostgreSQL died too often and is not started again: the log says why, a restart tries anew.\n',
      )
    },
  })
}
