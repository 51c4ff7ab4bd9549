import { relative } from '@react-router/dev/routes'
import { languages } from '../language/languages'
import { type PageName, paths } from '../language/paths'

const { layout, route } = relative(import.meta.dirname)

const files = {
  owner: 'properties.page.tsx',
  'owner-access': 'access.page.tsx',
  'owner-property': 'property.page.tsx',
  'owner-report': 'report.resource.ts',
  'owner-document': 'document.resource.ts',
} satisfies Partial<Record<PageName, string>>

const behindTheDoor = (Object.keys(files) as (keyof typeof files)[]).flatMap((page) =>
  languages.map((language) =>
    route(paths[page][language], files[page], { id: `${page}/${language}` }),
  ),
)

/** All of it stands behind the layout, whose middleware lets in nobody but an owner. */
export const owners = [layout('layout.tsx', { id: 'owners/layout' }, behindTheDoor)]
