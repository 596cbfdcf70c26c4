import { pathTo } from '../../packages/routes/src/path-to.ts'
import { appPageVisits } from '../../scripts/first-visit.ts'
import { viteApp } from '../../scripts/vite-app.ts'
import { FIRST_NAMESPACES } from './src/app/first-namespaces.ts'

export default viteApp(
  'clinic',
  appPageVisits(FIRST_NAMESPACES, 'shell/src/plain-console.tsx', {
    path: pathTo('doctor'),
    part: 'shell/src/screens/not-open-yet-screen.tsx',
  }),
)
