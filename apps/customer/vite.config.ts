import { pathTo } from '../../packages/routes/src/path-to.ts'
import { APP_PAGE, type PreloadParts } from '../../scripts/first-visit.ts'
import { viteApp } from '../../scripts/vite-app.ts'
import { FIRST_NAMESPACES, SIGN_IN_NAMESPACES } from './src/app/first-namespaces.ts'

const FULL_APP = 'src/app/full-app.tsx'
const whole = [FULL_APP, APP_PAGE, 'src/app/customer-layout.tsx']
const instantSignIn = { parts: ['features/auth/instant-sign-in.tsx'], namespaces: SIGN_IN_NAMESPACES }

/** What a visit preloads, by path. */
export const visits: PreloadParts = {
  [pathTo('rootAuth')]: instantSignIn,
  [pathTo('auth')]: instantSignIn,
  [pathTo('beautyAuth')]: {
    parts: [FULL_APP, 'features/auth/beauty-sign-in-screen.tsx'],
    namespaces: SIGN_IN_NAMESPACES,
  },
  [pathTo('home')]: { parts: [...whole, 'features/home/home-screen.tsx'], namespaces: FIRST_NAMESPACES },
  '*': { parts: whole, namespaces: FIRST_NAMESPACES },
}

export default viteApp('customer', visits)
