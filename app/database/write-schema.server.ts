import { writeFileSync } from 'node:fs'
import pg from 'pg'
import { openDatabase } from './client.server'
import { startEmbeddedPostgres } from './embedded-postgres.server'
import { migrationFaults } from './migration-faults.server'
import { migrationFiles } from './migration-files.server'
import { releasedMigrations, writeReleasedMigrations } from './released-migrations.server'
import { schemaFile, schemaFileText } from './schema-file.server'

/** Tells in schema.sql what the migrations make of an empty database. With a release they are final. */
export async function writeSchema(isRelease: boolean): Promise<string> {
  const files = migrationFiles()
  const faults = migrationFaults(files, releasedMigrations())
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const server = await startEmbeddedPostgres('data/schema')
  try {
    writeFileSync(schemaFile, await schemaOfEmpty(server.url))
  } finally {
    await server.stop()
  }
  if (isRelease) writeReleasedMigrations(files)
  return `${schemaFile} tells what ${files.length} migrations make.`
}

async function schemaOfEmpty(serverUrl: string): Promise<string> {
  const server = new pg.Client(serverUrl)
  await server.connect()
  await server.query('drop database if exists empty with (force)')
  await server.query('create database empty')
  await server.end()
  const url = new URL(serverUrl)
  url.pathname = '/empty'

  const database = openDatabase(url.href, () => {})
  await database.migrate({}).finally(database.close)
  const client = new pg.Client(url.href)
  await client.connect()
  return schemaFileText(client).finally(() => client.end())
}
