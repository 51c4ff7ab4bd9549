import { type SqlFile, sqlFiles } from './sql-files.server'

/** In the order in which they are applied: the baseline of each room, then what was changed since. */
export const migrationFiles = (): SqlFile[] => sqlFiles('app/database/migrations')

/** Baselines are counted; a migration has the minute in which it was begun. */
export const isBaseline = ({ name }: Pick<SqlFile, 'name'>) => /^\d{4}-/.test(name)
