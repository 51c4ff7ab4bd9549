import type { ProjectRow } from '../../projects/queries.server'

export type ProjectHead = ReturnType<typeof projectHead>

/** What every page about a project says above it. */
export function projectHead(row: ProjectRow, title: string) {
  const { id, number, zip, city, status, isPublished, hiddenAt, pictures, documents } = row
  return {
    id,
    title,
    number,
    status,
    isPublished,
    isShown: isPublished && !hiddenAt,
    place: `${zip} ${city}`,
    counts: { pictures: pictures.length, documents: documents.length },
  }
}
