import { sql } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import { properties } from '../stored/tables.server'

/** The files of the first pictures of each, those of the newest property first. */
export async function newestPictures(
  db: Database,
  most: { properties: number; ofEach: number },
): Promise<string[]> {
  const { id, pictures, publishedAt, isPublished, hiddenAt } = properties
  const { rows } = await db.execute<{ file: string }>(sql`
    select picture ->> 'file' as file
    from (
      select ${id} as id, ${publishedAt} as published_at, ${pictures} as pictures
      from ${properties}
      where ${isPublished} and ${hiddenAt} is null
      order by ${publishedAt} desc, ${id} desc
      limit ${most.properties}
    ) as newest, jsonb_array_elements(newest.pictures) with ordinality as shown (picture, place)
    where place <= ${most.ofEach}
    order by newest.published_at desc, newest.id desc, place`)
  return rows.map(({ file }) => file)
}
