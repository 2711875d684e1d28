import { lessMotion } from '@/platform/screen/less-motion'
import { useShell } from '@/ui/shell/shell'

/**
 * Whether animations are off: the system requests reduced motion, or elder mode is on. The result is then
 * shown at once.
 */
export function useStill(): boolean {
  const { still } = useShell()
  return still || lessMotion()
}
