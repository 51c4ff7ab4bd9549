import { expect, test } from 'vitest'
import { drawn } from '../../testing/drawn'
import ProjectsPage from './lists/projects.page'

test('[8.09] a list without projects says that there are none', () => {
  const loaderData = { list: 'projects', path: '/en/projects/', cards: [], total: 0, page: 1 }
  const props = { loaderData: { ...loaderData, pages: 1 } }
  const html = drawn(
    <ProjectsPage {...(props as unknown as Parameters<typeof ProjectsPage>[0])} />,
    'en',
  )
  expect(html).toContain('No projects available.')
})
