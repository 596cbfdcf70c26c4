import { pathTo } from '../../packages/routes/src/path-to.ts'
import { wholePageVisits } from '../../scripts/first-visit.ts'
import { viteApp } from '../../scripts/vite-app.ts'
import { FIRST_WORDS } from './src/first-words.ts'

export default viteApp(
  'vendor',
  wholePageVisits(FIRST_WORDS, 'src/console/console-layout.tsx', {
    path: pathTo('vendor'),
    part: 'features/orders/board-screen.tsx',
  }),
)
