import '@angadi/ui/styles.css'
import { isInstantSignIn } from './features/auth/is-instant-sign-in.ts'
import { prefetchHome } from './features/home/home-prefetch.ts'

prefetchHome()

const fetchFullApp = async () => (await import('./app/full-app.tsx')).startFullApp

if (isInstantSignIn())
  void import('./features/auth/instant-sign-in.tsx').then(({ openInstantSignIn }) =>
    openInstantSignIn(fetchFullApp),
  )
else void fetchFullApp().then((start) => start())
