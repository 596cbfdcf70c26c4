import { viteApp } from '../../scripts/vite-app.ts'

export default viteApp('vendor')
