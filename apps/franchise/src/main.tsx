import '@angadi/ui/styles.css'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { startApp } from '@angadi/shell/start-app.tsx'
import { FIRST_NAMESPACES } from './app/first-namespaces.ts'

const PlainConsole = lazy(() => import('@angadi/shell/plain-console.tsx'))

void startApp({ app: 'franchise', namespaces: FIRST_NAMESPACES, screens: {}, layout: PlainConsole })
