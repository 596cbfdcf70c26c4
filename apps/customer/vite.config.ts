import { pathTo } from '../../packages/routes/src/path-to.ts'
import { WHOLE_PAGE } from '../../scripts/first-visit.ts'
import { viteApp } from '../../scripts/vite-app.ts'
import { FIRST_WORDS, SIGN_IN_WORDS } from './src/first-words.ts'

const whole = ['src/whole-app.tsx', WHOLE_PAGE, 'src/customer-layout.tsx']
const doorstep = { parts: ['features/auth/doorstep.tsx'], words: SIGN_IN_WORDS }

export default viteApp('customer', {
  [pathTo('rootAuth')]: doorstep,
  [pathTo('auth')]: doorstep,
  [pathTo('home')]: { parts: [...whole, 'features/home/home-screen.tsx'], words: FIRST_WORDS },
  '*': { parts: whole, words: FIRST_WORDS },
})
