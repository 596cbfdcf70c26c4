import { viteApp } from '../../scripts/vite-app.ts'
import { FIRST_WORDS } from './src/first-words.ts'

export default viteApp('franchise', { '*': { parts: ['shell/src/whole-page.tsx'], words: FIRST_WORDS } })
