import { pathTo } from '../../packages/routes/src/path-to.ts'
import { appPageVisits } from '../../scripts/first-visit.ts'
import { viteApp } from '../../scripts/vite-app.ts'
import { FIRST_NAMESPACES } from './src/app/first-namespaces.ts'

export default viteApp(
  'admin',
  appPageVisits(FIRST_NAMESPACES, 'src/app/console-layout.tsx', {
    path: pathTo('admin'),
    part: 'features/orders/board-screen.tsx',
  }),
)
