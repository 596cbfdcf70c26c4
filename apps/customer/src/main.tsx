import '@angadi/ui/styles.css'
import { isDoorstep } from './features/auth/is-doorstep.ts'

const fetchWhole = async () => (await import('./whole-app.tsx')).startWholeApp

if (isDoorstep())
  void import('./features/auth/doorstep.tsx').then(({ openDoorstep }) => openDoorstep(fetchWhole))
else void fetchWhole().then((start) => start())
