import { pathTo } from '../../packages/routes/src/path-to.ts'
import { APP_PAGE } from '../../scripts/first-visit.ts'
import { viteApp } from '../../scripts/vite-app.ts'
import { FIRST_NAMESPACES, SIGN_IN_NAMESPACES } from './src/first-namespaces.ts'

const whole = ['src/whole-app.tsx', APP_PAGE, 'src/customer-layout.tsx']
const doorstep = { parts: ['features/auth/doorstep.tsx'], labels: SIGN_IN_NAMESPACES }

export default viteApp('customer', {
  [pathTo('rootAuth')]: doorstep,
  [pathTo('auth')]: doorstep,
  [pathTo('home')]: { parts: [...whole, 'features/home/home-screen.tsx'], labels: FIRST_NAMESPACES },
  '*': { parts: whole, labels: FIRST_NAMESPACES },
})
