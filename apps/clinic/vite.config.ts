import { wholePageVisits } from '../../scripts/first-visit.ts'
import { viteApp } from '../../scripts/vite-app.ts'
import { FIRST_WORDS } from './src/first-words.ts'

export default viteApp('clinic', wholePageVisits(FIRST_WORDS, 'shell/src/plain-console.tsx'))
