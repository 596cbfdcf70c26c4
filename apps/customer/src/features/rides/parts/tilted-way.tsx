export { default } from './way-map.tsx'
