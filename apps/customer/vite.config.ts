import { pathTo } from '../../packages/routes/src/path-to.ts'
import { APP_PAGE } from '../../scripts/first-visit.ts'
import { viteApp } from '../../scripts/vite-app.ts'
import { FIRST_NAMESPACES, SIGN_IN_NAMESPACES } from './src/app/first-namespaces.ts'

const whole = ['src/app/full-app.tsx', APP_PAGE, 'src/app/customer-layout.tsx']
const instantSignIn = { parts: ['features/auth/instant-sign-in.tsx'], namespaces: SIGN_IN_NAMESPACES }

export default viteApp('customer', {
  [pathTo('rootAuth')]: instantSignIn,
  [pathTo('auth')]: instantSignIn,
  [pathTo('home')]: { parts: [...whole, 'features/home/home-screen.tsx'], namespaces: FIRST_NAMESPACES },
  '*': { parts: whole, namespaces: FIRST_NAMESPACES },
})
