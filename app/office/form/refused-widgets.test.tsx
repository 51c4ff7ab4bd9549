import { expect, test } from 'vitest'
import { drawn } from '../../../testing/drawn'
import { contentWidgets, sectionWidgets } from '../editorial/editor/content-widgets'
import type { FieldNode } from './field-node'
import { SchemaFields } from './schema-fields'

const problem = { key: 'required' } as const

test.each([
  ['a relation', { kind: 'special', name: 'relation', widget: 'relation' }, 'relation'],
  ['a picture of a section', { kind: 'special', name: 'logo', widget: 'picture' }, 'logo'],
  ['a picture', { kind: 'number', name: 'image', widget: 'picture' }, 'image'],
  ['a rich text', { kind: 'translated', name: 'body', widget: 'rich-text' }, 'body.nl'],
  ['a line in one language', { kind: 'translated', name: 'title', widget: 'line' }, 'title.nl'],
])('%s that is refused says so itself', (_what, field, path) => {
  const widgets = field.name === 'logo' ? sectionWidgets : contentWidgets
  const html = drawn(
    <SchemaFields
      fields={[{ isRequired: true, ...field } as FieldNode]}
      values={{}}
      problems={{ [path]: problem }}
      widgets={widgets}
    />,
    'nl',
  )
  const control = new RegExp(`<(?:select|textarea|input)[^>]*\\bid="${path}"[^>]*>`).exec(html)?.[0]
  expect(control).toContain('aria-invalid="true"')
  expect(control).toContain(`aria-describedby="${path}-problem"`)
  expect(html).toContain(`id="${path}-problem"`)
})
