import { lessMotion } from '@/platform/screen/less-motion'
import { useShell } from '@/ui/shell/shell'

/** Whether nothing moves: the system asks for less motion, or the elder mode is on. The picture stands at its prize at once then. */
export function useStill(): boolean {
  const { still } = useShell()
  return still || lessMotion()
}
