import { pathTo } from '../../packages/routes/src/path-to.ts'
import { wholePageVisits } from '../../scripts/first-visit.ts'
import { viteApp } from '../../scripts/vite-app.ts'
import { FIRST_WORDS } from './src/first-words.ts'

export default viteApp(
  'delivery',
  wholePageVisits(FIRST_WORDS, 'src/console-layout.tsx', {
    path: pathTo('deliveryDashboard'),
    part: 'src/work-screen.tsx',
  }),
)
