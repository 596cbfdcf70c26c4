import { appPageVisits } from '../../scripts/first-visit.ts'
import { viteApp } from '../../scripts/vite-app.ts'
import { FIRST_NAMESPACES } from './src/app/first-namespaces.ts'

export default viteApp('clinic', appPageVisits(FIRST_NAMESPACES, 'shell/src/plain-console.tsx'))
